import type { CurrencyCode } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { Button, Field, MoneyInput, Notice, Panel, Select, Stack, Text, useFocusOnError } from '@tessera/ui';
import { LIMIT_KINDS, LIMIT_PERIODS, type AnswerOf, type responsible } from '@tessera/wire';
import { useState, type FormEvent, type RefObject } from 'react';
import { useTypedAmount } from '../cashier/typed-amount.ts';
import { useText, type MessageId } from '../text.ts';
import { limitProblem, whichIn, type Which } from './limits.rules.ts';
import { FormAct, FormRow } from './limits.styles.ts';
import { useLimit } from './use-limit.ts';

interface LimitFormProps {
  readonly currency: CurrencyCode;
  readonly rules: AnswerOf<typeof responsible>['rules'];
  readonly which: Which;
  /** Takes the focus for a change. */
  readonly amountField: RefObject<HTMLInputElement | null>;
  readonly onWhich: (which: Which) => void;
}

const EMPTY = { amount: '' };

/** Sets one limit. With the choice that it opens with, one amount and one press are enough. */
export function LimitForm({ currency, rules, which, amountField, onWhich }: LimitFormProps) {
  const text = useText();
  const money = useMoney();
  const { values: typed, setValues, forget } = useFormDraft('limit', EMPTY);
  const { amount } = typed;
  const [local, setLocal] = useState<MessageId>();
  const [complaints, setComplaints] = useState(0);
  const limit = useLimit(which);
  const { sum, problem, problemOnLeave, values } = useTypedAmount(amount, currency, (read) =>
    limitProblem(read, currency),
  );
  const form = useFocusOnError(limit.failures + complaints);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setLocal(problem);
    if (sum === undefined) return setComplaints(complaints + 1);
    if (!(await limit.set(sum))) return;
    setValues(EMPTY);
    forget();
  }
  return (
    <Panel title={text('limits.form')}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={text('limits.form')}>
        <Stack gap={16}>
          {limit.problem && (
            <Notice tone="error" role="alert">
              {limit.problem}
            </Notice>
          )}
          <FormRow>
            <Field label={text('limits.kind')} help={text(`limits.help_${which.kind}`)}>
              <Select
                name="kind"
                value={which.kind}
                options={LIMIT_KINDS.map((value) => ({ value, label: text(`limits.${value}`) }))}
                onChange={({ target }) => onWhich(whichIn({ ...which, kind: target.value }))}
              />
            </Field>
            <Field label={text('limits.period')}>
              <Select
                name="period"
                value={which.period}
                options={LIMIT_PERIODS.map((value) => ({ value, label: text(`limits.${value}`) }))}
                onChange={({ target }) => onWhich(whichIn({ ...which, period: target.value }))}
              />
            </Field>
            <Field label={text('wallet.amount')} required error={local && text(local, values)}>
              <MoneyInput
                ref={amountField}
                name="amount"
                currency={currency}
                value={amount}
                onBlur={() => {
                  if (problemOnLeave) setLocal(problemOnLeave);
                }}
                onValue={(value) => {
                  setValues({ amount: value });
                  setLocal(undefined);
                  limit.reset();
                }}
              />
            </Field>
          </FormRow>
          <FormAct>
            <Button type="submit" tone="primary" loading={limit.isPending}>
              {sum ? text('limits.setAmount', { amount: money(sum, currency) }) : text('limits.form')}
            </Button>
          </FormAct>
          <Text size={12} tone="muted">
            {text('limits.rules', { hours: rules.loosenAfterHours })}
          </Text>
        </Stack>
      </form>
    </Panel>
  );
}
