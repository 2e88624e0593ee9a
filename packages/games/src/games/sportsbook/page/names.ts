import type { Happening, LeagueName, Leg, Market } from '../../../protocol/book.ts';
import { useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

/** What is bet on, with the names of both sides. */
export interface NamedPick extends Pick<Leg, 'market' | 'line' | 'pick'> {
  readonly home: string;
  readonly away: string;
}

export interface Names {
  league(league: LeagueName): string;
  market(market: Pick<Market, 'market' | 'line'>): string;
  pick(picked: NamedPick): string;
  /** In a few words. @param team of its side */
  happening(happening: Happening, team: string): string;
  /** As the language writes decimals, always with two places. */
  odds(hundredths: number): string;
  score(score: readonly [number, number]): string;
}

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const SIGNED = { signDisplay: 'exceptZero', minimumFractionDigits: 1 } as const;

/** What everything of a book is called. */
export function useNames(): Names {
  const words = useWords<keyof typeof english>();
  return {
    league: (league) => words(`league${league}`),
    market: ({ market, line }) => words(`market${market}`, { number: line ?? 0 }),
    pick({ market, line, pick, home, away }) {
      const side = pick === 'home' ? home : away;
      switch (pick) {
        case 'home':
        case 'away':
          if (market !== 'handicap') return side;
          return `${side} ${words.number((line ?? 0) * (pick === 'home' ? 1 : -1), SIGNED)}`;
        default:
          return words(`pick${pick}`, { number: words.number(line ?? 0, { minimumFractionDigits: 1 }) });
      }
    },
    happening({ kind, what }, team) {
      if (kind === 'news') return what === null ? '' : words(`news${what}`, { team });
      return words(`happened${kind}`, { team });
    },
    odds: (hundredths) => words.number(hundredths / 100, TWO_PLACES),
    score: ([home, away]) => `${words.number(home)}–${words.number(away)}`,
  };
}
