import * as v from 'valibot';
import type { SoloRules } from '../../../rules/solo-rules.ts';
import { stakesOf } from '../../../rules/stakes.ts';
import { paidHalves } from './pay.ts';
import { ACTIONS, allowedIn, COST, deal, decide, type Action, type HouseRules, type State } from './round.ts';
import { viewOf, type BlackjackView } from './view.ts';

const VERSION = 1;

const nothing = v.strictObject({});
export type BlackjackChoice = v.InferOutput<typeof nothing>;
export type BlackjackRules = SoloRules<BlackjackChoice, Action, State, BlackjackView>;

function rulesOf(house: HouseRules, returnBasisPoints: number): BlackjackRules {
  return {
    kind: 'solo',
    version: VERSION,
    returnBasisPoints,
    // Every hand doubled and won.
    maxWinMultiple: house.mostHands * 2 * 2,
    choice: nothing,
    action: v.picklist(ACTIONS),
    stakes: stakesOf,
    start: (_, draw) => deal(draw),
    act: (state, action, draw) => decide(state, action, house, draw),
    costOf: (_, action) => COST[action],
    isOver: ({ over }) => over,
    finish: (state) => (allowedIn(state, house).includes('decline') ? 'decline' : 'stand'),
    payout: (state, stake) => (stake / 2n) * BigInt(paidHalves(state)),
    view: (state) => viewOf(state, house),
  };
}

/** The house's rules by variant; the first one is what plays where none is named. */
export const HOUSES = {
  classic: { hitsSoft17: false, mostHands: 4 },
  hard: { hitsSoft17: true, mostHands: 4 },
} satisfies Record<string, HouseRules>;

/**
 * Six packs, shuffled anew for each round. Blackjack pays three to two, insurance two to one; any two cards may be
 * doubled, also after a split; pairs may be split to four hands, aces get one card each. The return is basic strategy's
 * (`advise.ts`): of all that is staked, doubled and split, what comes back.
 */
export const VARIANTS = {
  classic: rulesOf(HOUSES.classic, 9964),
  hard: rulesOf(HOUSES.hard, 9945),
};
