import styled from '@emotion/styled';
import { toDecimal, type CurrencyCode } from '@tessera/domain';
import { copyText, useAnswer, useMoney, useShell, useSite, useSiteTime } from '@tessera/kit';
import { color, CopyButton, Dialog, EmptyState, space, Stack, Text, text as textSize } from '@tessera/ui';
import { redEnvelopesEnded, type EndedEnvelope } from '@tessera/wire';
import { useState } from 'react';
import { EntryList } from '../EntryList.tsx';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { checkEnvelope, type EnvelopeFault } from './envelope.check.ts';
import { seenEnvelopeHash } from './seen-envelopes.ts';
import { Values } from './Values.tsx';
import { Verdict } from './Verdict.tsx';

const FAULTS = {
  hash: 'fair.fault.hash',
  shares: 'fair.fault.shares',
  mine: 'fair.fault.mine',
} as const satisfies Record<EnvelopeFault, string>;

/** An envelope may have thousands: the others can be copied. */
const SHOWN_SHARES = 100;

const Shares = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-variant-numeric: tabular-nums;
  & > [aria-current] {
    color: ${color.text};
    font-weight: 650;
  }
`;

interface EnvelopesDialogProps {
  /** The commitment to the shares of the envelope that runs. */
  readonly presentHash?: string | undefined;
  readonly onClose: () => void;
}

/** The currency's last envelopes, each cut again on this device from its seed. */
export default function EnvelopesDialog({ presentHash, onClose }: EnvelopesDialogProps) {
  const text = useText();
  const answer = useAnswer(redEnvelopesEnded, {});
  return (
    <Dialog open onClose={onClose} title={text('fair.envelopes')} closeLabel={text('close')}>
      <Stack gap={16}>
        {presentHash !== undefined && (
          <Values values={[{ id: 'present', label: text('fair.present'), value: presentHash }]} />
        )}
        <Loaded answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={text('fair.noEnvelopes')} />
            ) : (
              <EntryList>
                {list.map((envelope, index) => (
                  <Ended key={envelope.id} envelope={envelope} isFirst={index === 0} />
                ))}
              </EntryList>
            )
          }
        </Loaded>
        <Text size={14} tone="muted">
          {text('fair.envelopeText')}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface EndedProps {
  readonly envelope: EndedEnvelope;
  readonly isFirst: boolean;
}

function Ended({ envelope, isFirst }: EndedProps) {
  const text = useText();
  const money = useMoney();
  const siteTime = useSiteTime();
  // What was not opened is not cut again: that takes its time where there are many shares.
  const [isOpen, setOpen] = useState(isFirst);
  const { endAt, amount, shares } = envelope;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{text('fair.envelope', { amount: money(amount), count: shares })}</span>
          <time dateTime={endAt}>{siteTime(endAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        </summary>
        {isOpen && <Checked envelope={envelope} />}
      </details>
    </li>
  );
}

function Checked({ envelope }: { readonly envelope: EndedEnvelope }) {
  const text = useText();
  const money = useMoney();
  const { drafts } = useShell();
  const currency = useSite().currency as CurrencyCode;
  const seenHash = seenEnvelopeHash(drafts, envelope.id);
  const { commitment, shares, fault } = checkEnvelope(envelope, currency, seenHash);
  const { seed, hash, amount, mine } = envelope;
  return (
    <Stack gap={16}>
      <Verdict
        fault={fault && FAULTS[fault]}
        right={text('fair.envelopeRight')}
        rightText={text('fair.envelopeRightText', { amount: money(amount) })}
        wrong={text('fair.envelopeWrong')}
      />
      <p>
        {mine === null
          ? text('fair.noShare')
          : text('fair.mine', { amount: money(mine.cash), place: mine.place + 1 })}
      </p>
      <Values
        values={[
          seenHash === undefined
            ? { id: 'stated', label: text('fair.stated'), value: hash }
            : { id: 'before', label: text('fair.before'), value: seenHash },
          { id: 'computed', label: text('fair.computed'), value: commitment },
          { id: 'seed', label: text('fair.seed'), value: seed },
        ]}
      />
      <ShareList amounts={shares.map((share) => toDecimal(share, currency))} mine={mine?.place} />
    </Stack>
  );
}

interface ShareListProps {
  /** In the order of the claims. */
  readonly amounts: readonly string[];
  /** The place of the member's own. */
  readonly mine: number | undefined;
}

function ShareList({ amounts, mine }: ShareListProps) {
  const text = useText();
  const money = useMoney();
  const more = amounts.length - SHOWN_SHARES;
  return (
    <Stack gap={8}>
      <Shares aria-label={text('fair.shares')}>
        {amounts.slice(0, SHOWN_SHARES).map((amount, place) => (
          <li key={place} aria-current={place === mine ? 'true' : undefined}>
            {money(amount)}
          </li>
        ))}
      </Shares>
      {more > 0 && <p>{text('fair.more', { count: more })}</p>}
      <div>
        <CopyButton
          size="sm"
          label={text('fair.copyShares')}
          copied={text('fair.copied')}
          failed={text('fair.copyFailed')}
          copy={() => copyText(amounts.join('\n'))}
        />
      </div>
    </Stack>
  );
}
