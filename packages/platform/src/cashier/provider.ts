import type { CurrencyCode } from '@tessera/domain';
import type { DepositMethodKind } from '@tessera/wire';

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
 * Who takes members' payments. What became of an order comes as a signed notice (`notice.routes.ts`), and once it has
 * been told it is final.
 */
export interface PaymentProvider {
  /** Owner of its account in the books. */
  readonly name: string;
  /** Opens the order's payment, once however often it is asked. @returns the path of the page where it is paid */
  open(order: PaymentOrder): Promise<string>;
  /** Sees to it that the order is never paid. @returns `false` where it has been paid: a notice is on its way */
  void(order: PaymentOrder): Promise<boolean>;
}
