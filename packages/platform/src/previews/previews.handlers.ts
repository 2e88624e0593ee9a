import { toDecimal, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { AnswerOf, Calls } from '@tessera/wire';
import { segmentsOf } from '../activities/segments.ts';
import { presentRewards } from '../activities/sign-in.ts';
import { presentOffer } from '../bonuses/present-offer.ts';
import { inLanguage } from '../db/columns.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import type { Media } from '../media/media.ts';
import { presentPromotion } from '../promotions/present-promotion.ts';
import type { Services } from '../services.ts';
import { startOf, stateOf } from '../site/schedule.ts';
import { contentOf, type PreviewContent } from './preview-content.ts';
import { findPreviewKey, readPreview } from './preview-token.ts';

type Preview = AnswerOf<Calls['preview']>;

/** What is not published, for visitors with its signed address. */
export function previewHandlers({ db, media }: Services): Pick<Handlers, 'preview'> {
  return {
    async preview({ token, language, currency }, { refuse }) {
      const now = new Date();
      const reading = readPreview(await findPreviewKey(db), token, now);
      if (reading.kind === 'expired') throw refuse('101');
      const content = reading.kind === 'valid' ? await contentOf(db, reading.target) : undefined;
      if (reading.kind !== 'valid' || !content) throw refuse('102');
      return {
        state: stateOf(content.row, now),
        startAt: startOf(content.row)?.toISOString() ?? null,
        endAt: content.row.endAt?.toISOString() ?? null,
        expiresAt: reading.expiresAt.toISOString(),
        ...presentContent(content, { language, currency, media }),
      };
    },
  };
}

interface Look {
  readonly language: LocaleCode;
  /** For amounts that have no currency of their own. */
  readonly currency: CurrencyCode;
  readonly media: Pick<Media, 'image'>;
}

function presentContent(content: PreviewContent, { language, currency, media }: Look): Partial<Preview> {
  switch (content.kind) {
    case 'popUp': {
      const { title, content: html } = content.row;
      return { popUp: { title: inLanguage(title, language), content: inLanguage(html, language) } };
    }
    case 'promotion': {
      const { row } = content;
      const summary = presentPromotion(media, row, language);
      return { promotion: { ...summary, content: inLanguage(row.content, language), offer: null } };
    }
    case 'news': {
      const { title, content: html, publishedAt } = content.row;
      const news = { title: inLanguage(title, language), content: inLanguage(html, language) };
      return { news: { ...news, publishedAt: publishedAt.toISOString() } };
    }
    case 'bonus': {
      const { row, title } = content;
      const offer = { ...presentOffer(row), currency: row.currency, title: inLanguage(title, language) };
      return { bonus: offer };
    }
    case 'envelope': {
      const { currency: own, amount, shares, minutes, isDaily } = content.row;
      const value = toDecimal(amount, own);
      return { envelope: { currency: own, amount: value, shares, minutes, isDaily: flag(isDaily) } };
    }
    case 'wheel':
      return { wheel: presentWheel(content) };
    case 'signIn': {
      const days = presentRewards(content.row.rewards, currency).map(({ day, reward }) => ({
        day,
        reward: toDecimal(reward, currency),
      }));
      return { signIn: { days } };
    }
    case 'mission': {
      const { kind, goal, hallId, usdCents, isDaily } = content.row;
      const reward = toDecimal(worthOfUsdCents(BigInt(usdCents), currency), currency);
      return { mission: { kind, goal, hallId, reward, isDaily: flag(isDaily) } };
    }
  }
}

function presentWheel({ row, prizes }: Extract<PreviewContent, { kind: 'wheel' }>): Preview['wheel'] {
  const { currency, drawsPerDay } = row;
  const prizeSettings = segmentsOf(prizes).map(({ prize, angle, sweep }) => ({
    ...{ prizeId: prize.id, angle, sweep },
    amount: toDecimal(prize.amount, currency),
  }));
  return { currency, drawsPerDay, prizeSettings };
}
