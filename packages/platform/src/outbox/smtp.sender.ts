import { createTransport } from 'nodemailer';
import { RefusedForGood, type Sender } from './sender.ts';

const TIMEOUT_MS = 10_000;
const CONNECTIONS = 3;
/** SMTP: replies from here on are permanent (RFC 5321, 4.2.1). */
const PERMANENT = 500;

/** Sends e-mails through a mail server. @param url `smtp://` or `smtps://`, with user and password */
export function createSmtpSender({ url, from }: { readonly url: string; readonly from: string }): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, address, subject, body }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text: body,
          // One message keeps its id over all attempts, so a mailbox can drop a repetition.
          messageId: `<outbox-${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isPermanent(error)) throw new RefusedForGood(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** A refused login is a wrong setting, which the operator corrects: it is tried again. */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= PERMANENT;
}
