import type { CurrencyCode } from '@tessera/contracts';
import { useMoney, useSiteTime } from '@tessera/kit';
import { Button, Cluster, Notice, Progress } from '@tessera/ui';
import type { ResponsibleLimit } from '@tessera/wire';
import { useText } from '../text.ts';
import { percentUsed, type Which } from './limits.rules.ts';
import { useLimit } from './use-limit.ts';

interface LimitRowProps {
  readonly limit: ResponsibleLimit;
  readonly currency: CurrencyCode;
  readonly onChange: (which: Which) => void;
}

/** One limit: what is used of it, when it starts again, and a change that waits. */
export function LimitRow({ limit, currency, onChange }: LimitRowProps) {
  const { kind, period, amount, used, pending, resetsAt } = limit;
  const text = useText();
  const money = useMoney();
  const when = useSiteTime();
  const { isPending, remove, keep } = useLimit(limit);
  const spent = money(used, currency);
  const name = `${text(`limits.${kind}`)}, ${text(`limits.${period}`)}`;
  return (
    <li>
      {amount === null ? (
        <Cluster>
          {text(`limits.${period}`)}
          <small>
            {text('limits.none')} · {text('limits.used', { used: spent })}
          </small>
        </Cluster>
      ) : (
        <>
          <Progress
            label={text(`limits.${period}`)}
            value={percentUsed(limit)}
            text={text('limits.of', { used: spent, amount: money(amount, currency) })}
          />
          <Cluster>
            <small>{text('limits.resets', { when: when(resetsAt) })}</small>
            <Cluster gap={8}>
              <Button
                size="sm"
                aria-label={`${text('limits.change')}: ${name}`}
                onClick={() => onChange({ kind, period })}
              >
                {text('limits.change')}
              </Button>
              {pending?.amount !== null && (
                <Button
                  size="sm"
                  aria-label={`${text('limits.remove')}: ${name}`}
                  loading={isPending && !pending}
                  onClick={() => void remove()}
                >
                  {text('limits.remove')}
                </Button>
              )}
            </Cluster>
          </Cluster>
        </>
      )}
      {pending && (
        <Notice
          action={
            <Button size="sm" loading={isPending} onClick={() => void keep()}>
              {text('limits.keep')}
            </Button>
          }
        >
          {text('limits.pending', {
            when: when(pending.effectiveAt),
            amount: pending.amount === null ? text('limits.none') : money(pending.amount, currency),
          })}
        </Notice>
      )}
    </li>
  );
}
