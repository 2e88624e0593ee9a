import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { LOCALE_CODES } from '@tessera/domain';
import { HEADERS } from '@tessera/wire';
import { sandboxNotices, sandboxPayments } from '../db/schema/sandbox-pay.ts';
import { cashierOf, PAYMENT_KEY } from '../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { until } from '../testing/until.ts';
import { PAGE_CSS } from './page.css.ts';
import { PAGE_TEXTS } from './page.texts.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY });
  token = await platform.logIn();
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
/** An order of its own for each test: only so many may be open. */
async function newPayment(amount = '10') {
  await platform.db.execute(
    sql`UPDATE deposits SET status = 'expired', closed_at = now() WHERE status = 'pending'`,
  );
  return cashier.order(token, amount);
}
const pageOf = async (url: string) => (await fetch(url)).text();
const noticeOf = async (orderNumber: string) => {
  const [notice] = await platform.db
    .select()
    .from(sandboxNotices)
    .where(eq(sandboxNotices.orderNumber, orderNumber));
  return notice;
};

describe('the page', () => {
  it('says what is paid, that it is play money, and lets the payer choose, in the payer’s language', async () => {
    const { orderNumber, url } = await newPayment('1234.5');
    expect(new URL(url).origin).toBe(platform.url);
    for (const language of LOCALE_CODES) {
      const page = await pageOf(url.replace(/language=.*/, `language=${language}`));
      const texts = PAGE_TEXTS[language];
      for (const text of [
        texts.sandbox,
        texts.title,
        texts.pay,
        texts.later,
        texts.decline,
        texts.methods.card,
      ]) {
        expect(page).toContain(text.replaceAll("'", '&#39;'));
      }
      expect(page).toContain(`<html lang="${language.replace('_', '-')}">`);
      expect(page).toContain(orderNumber);
    }
    expect(await pageOf(url)).toContain('$1,234.50');
    expect(await pageOf(url.replace(/\?.*/, '?language=none'))).toContain(PAGE_TEXTS.en_US.pay);
  });

  it('comes in the language of who ordered', async () => {
    const order = { methodId: await cashier.methodId(token), amount: '10' };
    await newPayment();
    const { url } = await platform.send('depositCreate', order, {
      token,
      headers: { [HEADERS.language]: 'vi_VN' },
    });
    expect(await pageOf(url)).toContain(PAGE_TEXTS.vi_VN.sandbox);
  });

  it('runs no script, loads nothing, and is kept nowhere', async () => {
    const { url } = await newPayment();
    const answer = await fetch(url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const page = await answer.text();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    const [, css = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    expect(css).toBe(PAGE_CSS);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(page).not.toMatch(/<script|style="|\son\w+=/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is nobody’s without the payment’s secret', async () => {
    const { orderNumber } = await newPayment();
    for (const name of [orderNumber, 'x', "<script>alert('x')</script>", '%00']) {
      const answer = await fetch(`${platform.url}/sandbox-pay/${encodeURIComponent(name)}?language=hi_IN`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('<script>alert');
    }
  });

  it.each([
    ['pay', 'paid'],
    ['decline', 'declined'],
    ['later', 'confirming'],
  ] as const)(
    'tells what has become of it after "%s", and offers no second choice',
    async (decision, said) => {
      const { url } = await newPayment();
      const answer = await cashier.decide(url, decision);
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.get('location') ?? '', url).href).toBe(url);
      // It says so once its notice is acknowledged.
      await until(async () => (await pageOf(url)).includes(PAGE_TEXTS.en_US[said]));
      const page = await pageOf(url);
      expect(page).toContain('href="/user/DWRecord"');
      expect(page).not.toContain('<button');
    },
  );

  it('does nothing for what is no choice, and nothing after its time', async () => {
    const { orderNumber, url } = await newPayment();
    await cashier.decide(url, 'nothing');
    expect(await pageOf(url)).toContain('<button');
    await platform.db
      .update(sandboxPayments)
      .set({ expiresAt: sql`now()` })
      .where(eq(sandboxPayments.orderNumber, orderNumber));
    expect(await pageOf(url)).toContain(PAGE_TEXTS.en_US.expired);
    await cashier.decide(url, 'pay');
    expect(await noticeOf(orderNumber)).toBeUndefined();
  });

  it('says that a cancelled order needs no payment', async () => {
    const { orderNumber, url } = await newPayment();
    await platform.send('depositCancel', { orderNumber }, { token });
    expect(await pageOf(url)).toContain(PAGE_TEXTS.en_US.voided);
  });

  it('counts one decision, however many are made at once', async () => {
    const { orderNumber, url } = await newPayment();
    await Promise.all(
      (['pay', 'decline', 'pay', 'later', 'decline'] as const).map((one) => cashier.decide(url, one)),
    );
    const notices = await platform.db
      .select()
      .from(sandboxNotices)
      .where(eq(sandboxNotices.orderNumber, orderNumber));
    expect(notices).toHaveLength(1);
  });
});

describe('a platform that is stopped', () => {
  it('finds what is to be told in the database when it starts again', async () => {
    const { orderNumber, url } = await newPayment();
    await cashier.decide(url, 'later');
    const { databaseUrl } = platform;
    await platform.close();
    platform = await startTestPlatform({ paymentKey: 'the key of another process', databaseUrl });
    const statusOf = async () =>
      (await platform.send('depositDetail', { orderNumber }, { token })).detail.status;
    expect(await statusOf()).toBe('pending');
    await platform.db.update(sandboxNotices).set({ nextAt: sql`now()` });
    // The order is paid before its notice is acknowledged.
    await until(async () => (await noticeOf(orderNumber))?.acknowledgedAt != null);
    expect(await statusOf()).toBe('paid');
  });
});
