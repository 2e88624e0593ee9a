import { CURRENCY_CODES, factsOf, GAME_FACTS, stakeRangeOf, toMinor } from '@tessera/domain';
import { TABLES as CLUSTERS } from './cluster/rules/tables.ts';
import { findGame, GAMES } from './index.ts';
import { SLOT_FACTS } from './lines/rules/facts.ts';
import { TABLES as VAULTS } from './vault/rules/tables.ts';
import { TABLES as WAYS } from './ways/rules/tables.ts';

const codeOf = (rules: string) => `ts-${rules}-tide-001`;

test.each(Object.entries(GAME_FACTS))('%s says in the lobby what its rules are', (rules, facts) => {
  const game = findGame(codeOf(rules));
  expect(game?.game).toBe(facts.mechanic);
  expect(factsOf(codeOf(rules))).toBe(facts);
  expect(facts.returnBasisPoints).toBe(game?.rules.returnBasisPoints);
  expect(facts.maxWinMultiple).toBe(game?.rules.maxWinMultiple);
  for (const currency of CURRENCY_CODES) {
    const stakes = game?.rules.stakes(currency) ?? [];
    const { lowest, highest } = stakeRangeOf(facts, currency);
    expect([toMinor(lowest, currency), toMinor(highest, currency)]).toEqual([stakes[0], stakes.at(-1)]);
  }
});

test('every set of rules has its facts', () => {
  const all = Object.entries(GAMES).flatMap(([game, variants]) =>
    Object.keys(variants).map((variant) => codeOf(`${game}-${variant}`)),
  );
  expect(all.filter((code) => factsOf(code) === undefined)).toEqual([]);
});

test('the volatility of a slot follows from how far its rounds stray', () => {
  const deviations = {
    lines: SLOT_FACTS.deviationStakes,
    ...Object.fromEntries(
      Object.entries({ cluster: CLUSTERS, vault: VAULTS, ways: WAYS }).flatMap(([game, tables]) =>
        Object.entries(tables).map(([variant, { deviationStakes }]) => [
          `${game}-${variant}`,
          deviationStakes,
        ]),
      ),
    ),
  };
  for (const [rules, deviation] of Object.entries(deviations)) {
    const expected = deviation < 5 ? 'low' : deviation < 9 ? 'medium' : 'high';
    expect([rules, GAME_FACTS[rules]?.volatility]).toEqual([rules, expected]);
  }
});
