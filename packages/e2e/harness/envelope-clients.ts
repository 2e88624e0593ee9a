import {
  bearer,
  CHANNELS,
  isRefusal,
  memberCash,
  myCash,
  redEnvelope,
  redEnvelopeDisplay,
  redEnvelopePromotion,
  type AnswerOf,
  type login,
} from '@tessera/wire';
import { io } from 'socket.io-client';
import { createApi } from './api.ts';

type Session = AnswerOf<typeof login>;

/** What a member's claims came to: the shares that were answered, and the codes of refusals. */
export interface Claimed {
  readonly memberId: number;
  readonly shares: readonly string[];
  readonly codes: readonly string[];
  readonly before: string;
  readonly after: string;
  /** The balance that the socket has announced last. */
  readonly announced: () => string | undefined;
}

/** A browser without its pages: one socket to the site, and members who claim there one after the other. */
export interface EnvelopeClient {
  /** Resolves to the envelope's id, once the socket has announced it. */
  readonly offered: Promise<number>;
  /** Claims a share for each member, by two requests at the same time. */
  readonly claim: () => Promise<readonly Claimed[]>;
  readonly close: () => void;
}

/** Opens a client and joins its members' channels. @param site where its socket goes: through the gateway, as a browser's */
export async function openEnvelopeClient(
  site: string,
  platform: string,
  sessions: readonly [Session, ...Session[]],
): Promise<EnvelopeClient> {
  const socket = io(site, { transports: ['websocket'], forceNew: true });
  const cash = new Map<string, string>();
  socket.on(memberCash.name, (channel: string, said: { readonly cash: string }) =>
    cash.set(channel, said.cash),
  );
  const offered = new Promise<void>((resolve) => socket.once(redEnvelopeDisplay.name, () => resolve())).then(
    async () => {
      const { envelope } = await createApi(platform, sessions[0].token).send(redEnvelopePromotion, {});
      if (!envelope) throw new Error('the socket announced an envelope, and the platform has none');
      return envelope.id;
    },
  );
  for (const { token, memberId, memberCurrency } of sessions) {
    for (const channel of [CHANNELS.member(memberId), CHANNELS.memberCurrency(memberCurrency)]) {
      const auth = { headers: { Authorization: bearer(token) } };
      const status: unknown = await socket.emitWithAck('subscribe', { channel, auth });
      if (status !== 200) throw new Error(`the socket was refused ${channel}: ${String(status)}`);
    }
  }

  async function claimFor({ token, memberId }: Session): Promise<Claimed> {
    const api = createApi(platform, token);
    const id = await offered;
    const { cash: before } = await api.send(myCash, {});
    const shares: string[] = [];
    const codes: string[] = [];
    async function claimOnce(): Promise<void> {
      try {
        shares.push((await api.send(redEnvelope, { id })).cash);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        codes.push(error.code ?? '');
      }
    }
    await Promise.all([claimOnce(), claimOnce()]);
    const { cash: after } = await api.send(myCash, {});
    const announced = () => cash.get(CHANNELS.member(memberId));
    return { memberId, shares, codes, before, after, announced };
  }

  return {
    offered,
    async claim() {
      const claimed: Claimed[] = [];
      for (const session of sessions) claimed.push(await claimFor(session));
      return claimed;
    },
    close: () => void socket.disconnect(),
  };
}
