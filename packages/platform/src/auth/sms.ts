import type { FastifyBaseLogger } from 'fastify';

/** Brings a code to a phone. @returns whether the message was taken on */
export type SendSms = (message: { readonly phone: string; readonly code: string }) => Promise<boolean>;

/** In place of a sender that costs money: the operator reads the code in the platform's log. */
export function sandboxSms(log: FastifyBaseLogger): SendSms {
  return async ({ phone, code }) => {
    log.info({ event: 'sms.sandbox', phone, code }, 'sandbox: this code would be sent by SMS');
    return true;
  };
}
