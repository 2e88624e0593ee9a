import type { Fixture } from '../../../protocol/book.ts';
import { fairAddress, useSession, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';

/** What a match was drawn from: its seed's fingerprint from the start, the seed once it has ended. */
export const Proof = memo(function Proof({ fixture }: { readonly fixture: Fixture }) {
  const words = useWords<keyof typeof english>();
  const { name } = useDesk();
  const { game, variant } = useSession();
  const { hash, seed, number } = fixture;
  const salt = `${name} ${number}`;
  return (
    <details class="proof">
      <summary>{words('fair')}</summary>
      <p>{words('proofNote')}</p>
      <dl class="fair-values">
        <dt>{words('fairHash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{words('fairSeed')}</dt>
        <dd>{seed === null ? words('proofHidden') : <code>{seed}</code>}</dd>
        <dt>{words('proofNumber')}</dt>
        <dd>
          <code>{salt}</code>
        </dd>
      </dl>
      {seed !== null && (
        <a
          href={fairAddress({ game, variant, version: '', seed, hash, salt, choice: '[]', actions: '[]' })}
          target="_blank"
          rel="noopener"
        >
          {words('fairCheck')}
        </a>
      )}
    </details>
  );
});
