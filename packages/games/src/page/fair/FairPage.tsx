import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { GAME_NAMES, type GameName } from '../../rules/game-code.ts';
import type { Words } from '../services/words.ts';
import { readFairAddress, type FairFields } from './address.ts';
import { loadRules, redraw, type Redrawn } from './check.ts';
import { Marks } from './Marks.tsx';

/** Stakes are multiples of what rules divide by; a payout is told as a multiple of this one. */
const STAKE = 1_000_000n;

/** Checks the values of any round, pasted or from the address; nothing is sent. */
export function FairPage({ words }: { readonly words: Words }) {
  const [fields, set] = useState(() => readFairAddress(location.hash));
  const [found, tell] = useState<Redrawn | undefined>(undefined);
  const put = (key: keyof FairFields, value: string): void => {
    set({ ...fields, [key]: value });
    tell(undefined);
  };
  const text = (key: keyof FairFields, label: string): ComponentChildren => (
    <label class="field">
      <span>{label}</span>
      <input
        value={fields[key]}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => put(key, currentTarget.value)}
      />
    </label>
  );
  return (
    <main class="fair-page">
      <h1>{words('fair')}</h1>
      <p>{words('fairHow')}</p>
      <p>{words('fairTableHow')}</p>
      <h2>{words('fairCheckOwn')}</h2>
      <p>{words('fairCheckOwnNote')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check(fields).then(tell);
        }}
      >
        <label class="field">
          <span>{words('fairGame')}</span>
          <select value={fields.game} onChange={({ currentTarget }) => put('game', currentTarget.value)}>
            {GAME_NAMES.map((name: GameName) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {text('variant', words('fairVariant'))}
        {text('version', words('fairVersion'))}
        {text('hash', words('fairHash'))}
        {text('seed', words('fairSeed'))}
        {text('salt', words('fairMixed'))}
        {text('choice', words('fairChoice'))}
        {text('actions', words('fairActions'))}
        <button type="submit" class="button primary">
          {words('fairCheck')}
        </button>
      </form>
      {found?.kind === 'broken' && (
        <p class="wrong" role="alert">
          {words('fairBroken')} <small lang="en">({found.why})</small>
        </p>
      )}
      {found?.kind === 'otherRules' && (
        <Marks words={words} hashRight={found.hashRight} roundRight="otherRules" />
      )}
      {found?.kind === 'drawn' && (
        <section>
          <Marks words={words} hashRight={found.hashRight} />
          <h2>{words('fairOutcome')}</h2>
          {found.payout && (
            <p>{words('factMaxValue', { times: Number(found.payout(STAKE)) / Number(STAKE) })}</p>
          )}
          <pre class="hash">{JSON.stringify(found.end, null, 1).replace(/\n\s+(?=[\d\]])/g, ' ')}</pre>
        </section>
      )}
    </main>
  );
}

/** A page's fields hold what anybody pasted: whatever is wrong with it is told, not thrown. */
async function check(fields: FairFields): Promise<Redrawn> {
  const { game, variant, version, choice, actions, seed, hash, salt } = fields;
  try {
    const variants = await loadRules(game);
    const rules = variants[variant] ?? (variant === '' ? Object.values(variants)[0] : undefined);
    if (!rules) return { kind: 'broken', why: `${game} has the rules ${Object.keys(variants).join(', ')}` };
    const taken: unknown = JSON.parse(actions);
    if (!Array.isArray(taken)) return { kind: 'broken', why: 'actions are a list' };
    const rulesVersion = version.trim() === '' ? undefined : Number(version);
    const at = { seed: seed.trim().toLowerCase(), hash: hash.trim().toLowerCase(), salt, rulesVersion };
    return redraw(rules, { ...at, choice: JSON.parse(choice) as unknown, actions: taken });
  } catch (error) {
    return { kind: 'broken', why: (error as Error).message };
  }
}
