import styled from '@emotion/styled';
import { isLegalInput, LINE_MAX_LENGTH, readLine, type InputRule } from '@tessera/domain';
import { keyOf, useScope, useShell } from '@tessera/kit';
import { useFormDraft } from '@tessera/kit/form-draft';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Field, Notice, PlusIcon, space, Stack, TextInput, useFocusOnError } from '@tessera/ui';
import { agentLinkCreate, agentLinks } from '@tessera/wire';
import { useState, type FormEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { CREATE_TEXTS } from './promotion.codes.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: start;
  & > div {
    flex: 0 1 320px;
  }
  /* Beside the input, below its label. */
  & > button {
    margin-block-start: 29px;
  }
`;

/** What the platform takes as a sub-id. */
const SUB_ID: InputRule = { maxLength: 32, pattern: /^[\w.-]*$/ };

const EMPTY = { campaign: '', subId: '' };

/** Creates a link for a campaign, or for one of its places. */
export function CampaignForm() {
  const text = useText();
  const { toast } = useShell();
  const { queries } = useScope();
  const { state, error, failures, submit, reset } = useIntent(agentLinkCreate);
  const { values, setValues, forget } = useFormDraft('campaign', EMPTY);
  const { campaign, subId } = values;
  const [fault, setFault] = useState<'err.required' | 'err.tooLong'>();
  const [isWrong, setWrong] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useFocusOnError(failures + tries);
  const problem = error === undefined ? undefined : problemOf(error, CREATE_TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = readLine(campaign);
    const place = readLine(subId);
    const wrong = campaignFault(name);
    const isIllegal = !isLegalInput(place, SUB_ID);
    setFault(wrong);
    setWrong(isIllegal);
    if (wrong || isIllegal) return setTries(tries + 1);
    const outcome = await submit({ campaign: name, ...(place && { subId: place }) });
    if (outcome?.status !== 'done') return;
    setValues(EMPTY);
    forget();
    toast.show('success', text('promotion.created', { campaign: outcome.answer.campaign }));
    void queries.invalidateQueries({ queryKey: keyOf(agentLinks) });
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={text('promotion.create')}
      onSubmit={(event) => void create(event)}
    >
      <Stack gap={12}>
        {words && !problem.field && (
          <Notice tone="error" role="alert">
            {words}
          </Notice>
        )}
        <Line>
          <Field
            label={text('promotion.campaign')}
            required
            help={text('promotion.campaignHelp')}
            error={fault ? text(fault) : problem?.field ? words : undefined}
          >
            <TextInput
              name="campaign"
              autoComplete="off"
              value={campaign}
              onChange={({ target }) => {
                setValues({ ...values, campaign: target.value });
                setFault(undefined);
                reset();
              }}
              onBlur={() => campaign.trim() && setFault(campaignFault(readLine(campaign)))}
            />
          </Field>
          <Field
            label={`${text('promotion.subId')} (${text('edit.optional')})`}
            help={text('promotion.subIdHelp')}
            error={isWrong ? text('input.illegal') : undefined}
          >
            <TextInput
              name="subId"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={subId}
              onChange={({ target }) => {
                setValues({ ...values, subId: target.value });
                setWrong(false);
                reset();
              }}
              onBlur={() => setWrong(!isLegalInput(readLine(subId), SUB_ID))}
            />
          </Field>
          <Button
            type="submit"
            tone="primary"
            icon={<PlusIcon size={18} />}
            loading={state.status === 'pending'}
          >
            {text('promotion.create')}
          </Button>
        </Line>
      </Stack>
    </form>
  );
}

function campaignFault(campaign: string): 'err.required' | 'err.tooLong' | undefined {
  if (campaign === '') return 'err.required';
  return campaign.length > LINE_MAX_LENGTH ? 'err.tooLong' : undefined;
}
