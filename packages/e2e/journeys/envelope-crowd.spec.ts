import { toDecimal, toMinor } from '@tessera/domain';
import { openEnvelopeClient, type Claimed, type EnvelopeClient } from '../harness/envelope-clients.ts';
import { bringSession, registerSession } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';
import { JOURNEY_MS, TRY_MS } from '../harness/limits.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);

/** In full size by `npm run prove -- envelope`. A member has one share, so several use each client. */
const [SHARES, CLIENTS] = process.env['PROOF'] === 'full' ? [100, 40] : [5, 3];
/** One more than there are shares. */
const MEMBERS = SHARES + 1;
/** Envelopes are those of all members of a currency: no other journey uses this one. */
const CURRENCY = 'MMK';
const POT = '1000.03';

const sum = (amounts: readonly string[]): string =>
  toDecimal(
    amounts.reduce((total, amount) => total + toMinor(amount, CURRENCY), 0n),
    CURRENCY,
  );

const start = (shares: number) =>
  operate(
    'red-envelope start',
    ...['--currency', CURRENCY, '--amount', POT, '--shares', String(shares), '--minutes', '30'],
  );

async function openClients(site: string, platform: string): Promise<EnvelopeClient[]> {
  const clients: EnvelopeClient[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    // As evenly as it goes.
    const count = Math.floor((MEMBERS + index) / CLIENTS);
    const [first, ...others] = await Promise.all(
      Array.from({ length: count }, () => registerSession(platform, CURRENCY)),
    );
    if (!first) throw new Error('there are more clients than members');
    clients.push(await openEnvelopeClient(site, platform, [first, ...others]));
  }
  return clients;
}

test(
  `${CLIENTS} clients take the ${SHARES} shares of an envelope while a browser watches`,
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, platform, baseURL }) => {
    test.setTimeout(JOURNEY_MS + MEMBERS * TRY_MS);
    const clients = await openClients(baseURL ?? '', platform);
    try {
      await bringSession(page, await registerSession(platform, CURRENCY));
      await lobby.open('/faq');
      const corner = page.getByRole('complementary', { name: say('corner.label') });
      await corner.getByRole('button', { expanded: false }).click();
      const tile = corner.getByRole('button', { name: new RegExp(`^${say('envelope.title')}`) });
      const dialog = lobby.dialog(say('envelope.title'));
      await start(SHARES);
      await tile.click();
      await expect(dialog.getByRole('timer')).toBeVisible();
      await dialog.getByRole('button', { name: say('close') }).click();
      await expect(tile).toBeVisible();
      const ids = await Promise.all(clients.map(({ offered }) => offered));
      expect(new Set(ids).size).toBe(1);

      const claimed = (await Promise.all(clients.map(({ claim }) => claim()))).flat();
      const winners = claimed.filter(({ shares }) => shares.length > 0);
      await expectPaidOnce(claimed, winners);
      await expect(tile).toBeHidden();

      // The checks are in an envelope's dialog, so there is another one.
      await start(1);
      await tile.click();
      await dialog.getByRole('button', { name: say('fair.envelopes') }).click();
      const checks = lobby.dialog(say('fair.envelopes'));
      await expect(checks.getByText(say('fair.envelopeRight'))).toBeVisible();
      await expect(checks.getByText(say('fair.before'))).toBeVisible();
      const listed = await checks
        .getByRole('list', { name: say('fair.shares') })
        .getByRole('listitem')
        .allTextContents();
      const digits = (amount: string) => amount.replace(/\D/g, '');
      expect(listed.map(digits).sort()).toEqual(
        winners.flatMap(({ shares }) => shares.map((share) => digits(share))).sort(),
      );
    } finally {
      for (const client of clients) client.close();
    }
  },
);

async function expectPaidOnce(claimed: readonly Claimed[], winners: readonly Claimed[]): Promise<void> {
  expect(claimed).toHaveLength(MEMBERS);
  expect(winners).toHaveLength(SHARES);
  for (const { memberId, shares, codes, before, after, announced } of winners) {
    expect(shares, `shares of ${memberId}`).toHaveLength(1);
    expect(codes).toEqual(['102']);
    expect(after).toBe(sum([before, ...shares]));
    await expect.poll(announced).toBe(after);
  }
  const [late] = claimed.filter((one) => !winners.includes(one));
  expect(late).toMatchObject({ codes: ['102', '102'], after: late?.before });
  expect(sum(winners.flatMap(({ shares }) => shares))).toBe(POT);
}
