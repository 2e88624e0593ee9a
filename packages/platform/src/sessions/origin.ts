import { networkOf } from '@tessera/server/network';
import type { SessionRow } from '../db/schema/security.ts';
import { hashSecret } from './token.ts';

/** Where a request with a token comes from. */
export interface Origin {
  readonly address: string;
  /** The browser's `user-agent`; empty where it sends none. */
  readonly agent: string;
}

/** What a session keeps of the request that used it last. */
export type LastUse = Pick<SessionRow, 'usedNetwork' | 'usedAgent'>;

/** Returns what a session keeps of an origin: versions are left out, since browsers update themselves. */
export const lastUseOf = ({ address, agent }: Origin): LastUse => ({
  usedNetwork: networkOf(address),
  usedAgent: hashSecret(agent.replace(/[\d._]+/g, '')),
});

/** Whether a request comes from the device and the network that used the session last. */
export function isLastUse(session: LastUse & Pick<SessionRow, 'address'>, origin: Origin): boolean {
  const { usedNetwork, usedAgent } = lastUseOf(origin);
  // Sessions that started before these were kept have the login's address and no device.
  const network = session.usedNetwork ?? networkOf(session.address);
  return network === usedNetwork && (session.usedAgent === null || session.usedAgent === usedAgent);
}
