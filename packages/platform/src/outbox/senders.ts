import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Senders } from './sender.ts';
import { createSmsGatewaySender } from './sms-gateway.sender.ts';
import { createSmtpSender } from './smtp.sender.ts';

/** Creates the senders that the settings name. In production, a channel without one is worth a warning. */
export function createSenders(
  { smtp, smsGateway, isProduction }: Pick<Settings, 'smtp' | 'smsGateway' | 'isProduction'>,
  log: FastifyBaseLogger,
): Senders {
  if (isProduction && !smtp) log.warn('SMTP_URL is not set: e-mails stay in the outbox');
  if (isProduction && !smsGateway) log.warn('SMS_GATEWAY_URL is not set: SMS stay in the outbox');
  return {
    ...(smtp && { email: createSmtpSender(smtp) }),
    ...(smsGateway && { sms: createSmsGatewaySender(smsGateway) }),
  };
}
