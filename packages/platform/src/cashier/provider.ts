import type { CurrencyCode } from '@tessera/domain';
import type { DepositMethodKind, PaymentNotice } from '@tessera/wire';

/** What is to be paid, as a payment provider is told. */
export interface PaymentOrder {
  readonly orderNumber: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly method: DepositMethodKind;
  readonly expiresAt: Date;
  /** A page of the site, for when the payer is done. */
  readonly returnTo: string;
}

/**
 * Who takes members' payments. What became of an order comes as a signed notice (`notice.routes.ts`), which is final; the
 * site asks for it where none has come when the order's time is over.
 */
export interface PaymentProvider {
  /** Owner of its account in the books. */
  readonly name: string;
  /** Opens the order's payment, once however often it is asked. @returns the path of the page where it is paid */
  open(order: PaymentOrder): Promise<string>;
  /** Sees to it that the order is never paid. @returns `false` where it has been paid: a notice is on its way */
  void(order: PaymentOrder): Promise<boolean>;
  /** Returns the notice of the order's payment, also where it was never sent; `undefined`: it is neither paid nor declined. */
  outcomeOf(order: PaymentOrder): Promise<PaymentNotice | undefined>;
}
