import { createHash } from 'node:crypto';
import { CURRENCIES, formatTag, toDecimal, toLanguageTag, type LocaleCode } from '@tessera/domain';
import type { SandboxPayment } from '../db/schema/sandbox-pay.ts';
import { PAGE_CSS } from './page.css.ts';
import { PAGE_TEXTS, type PageTexts } from './page.texts.ts';
import type { Decision, PaymentView } from './payments.ts';

const cssHash = createHash('sha256').update(PAGE_CSS).digest('base64');

/** Nothing is loaded and no script runs; the form goes to the page itself. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${cssHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const BUTTONS: readonly (readonly [Decision, className: string])[] = [
  ['pay', ' class="main"'],
  ['later', ''],
  ['decline', ''],
];

/** A payment as its payer sees it: what is paid, and the choice, or what has become of it. */
export function paymentPage(view: PaymentView, language: LocaleCode, now: Date): string {
  const texts = PAGE_TEXTS[language];
  const { payment } = view;
  const rows = [
    [texts.amount, amountOf(payment, language), ' class="amount"'],
    [texts.method, texts.methods[payment.method], ''],
    [texts.order, payment.orderNumber, ''],
  ].map(([name = '', value = '', attributes = '']) => {
    return `<dt>${escapeHtml(name)}</dt><dd${attributes}>${escapeHtml(value)}</dd>`;
  });
  const state = stateOf(view, texts, now);
  const buttons = BUTTONS.map(
    ([decision, className]) =>
      `<button name="decision" value="${decision}"${className}>${escapeHtml(texts[decision])}</button>`,
  );
  return page(
    language,
    `<h1>${escapeHtml(texts.title)}</h1><dl>${rows.join('')}</dl>${
      state === undefined
        ? `<form method="post">${buttons.join('')}</form>`
        : `<p class="state" role="status">${escapeHtml(state)}</p><a href="${escapeHtml(payment.returnTo)}">${escapeHtml(texts.back)}</a>`
    }`,
  );
}

/** For an address that names no payment. */
export const missingPage = (language: LocaleCode): string =>
  page(language, `<h1>${escapeHtml(PAGE_TEXTS[language].missing)}</h1>`);

/** What there is to say; `undefined` while the payer can still choose. */
function stateOf({ payment, notice }: PaymentView, texts: PageTexts, now: Date): string | undefined {
  const { state, expiresAt } = payment;
  if (state === 'voided') return texts.voided;
  if (state === 'declined') return texts.declined;
  if (state === 'paid') return notice?.acknowledgedAt ? texts.paid : texts.confirming;
  return expiresAt > now ? undefined : texts.expired;
}

function amountOf({ amount, currency }: SandboxPayment, language: LocaleCode): string {
  const { iso, minorDigits, symbol } = CURRENCIES[currency];
  const decimal = toDecimal(amount, currency) as `${number}`;
  const digits = { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
  const tag = formatTag(language);
  if (iso === undefined) return `${symbol} ${new Intl.NumberFormat(tag, digits).format(decimal)}`;
  return new Intl.NumberFormat(tag, { ...digits, style: 'currency', currency: iso }).format(decimal);
}

function page(language: LocaleCode, content: string): string {
  const texts = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${toLanguageTag(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.title)}</title><style>${PAGE_CSS}</style></head>
<body><main><p class="sandbox">${escapeHtml(texts.sandbox)}</p>${content}</main></body>
</html>
`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
