import { useLocale, useMoney, useSiteClock } from '@tessera/kit';
import { Button, Cluster, DownloadIcon } from '@tessera/ui';
import { saveContent } from '@tessera/kit/files';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import { evidencePage } from './evidence.ts';
import { wayOf, type Progress } from './timeline.rules.ts';
import { useStepWords } from './use-step-words.ts';

/** Saves what the site says of a withdrawal, as a page to print or as JSON. */
export function EvidenceFiles({ answer }: { readonly answer: Progress }) {
  const text = useText();
  const money = useMoney();
  const { tag } = useLocale();
  const now = useSiteClock();
  const nowText = () => new Date(now()).toISOString();
  const words = useWords(answer.detail.currency);
  const steps = useStepWords(answer);
  const { detail } = answer;
  const name = `withdrawal-${detail.orderNumber}`;
  const savePage = () => {
    const page = evidencePage({
      language: tag,
      title: text('evidence.title'),
      facts: [
        { label: text('payment.order'), value: detail.orderNumber },
        { label: text('wallet.amount'), value: money(detail.amount, detail.currency) },
        { label: text('withdrawal.account'), value: `${detail.bankName} ${detail.accountNumber}` },
        { label: text('filter.state'), value: text(`payment.${detail.status}`) },
      ],
      steps: wayOf(answer)
        .filter(({ state }) => state !== 'ahead')
        .map((step) => ({
          name: steps.nameOf(step),
          time: steps.timeOf(step) ?? '',
          lines: steps.linesOf(step),
        })),
      note: text('evidence.made', { time: words.moment(nowText()) }),
    });
    saveContent(`${name}.html`, page, 'text/html');
  };
  const saveJson = () => {
    const content = { madeAt: nowText(), withdrawal: detail, steps: answer.steps };
    saveContent(`${name}.json`, `${JSON.stringify(content, null, 2)}\n`, 'application/json');
  };
  return (
    <Cluster role="group" aria-label={text('evidence.title')}>
      <Button size="sm" icon={<DownloadIcon size={16} />} onClick={savePage}>
        {text('evidence.page')}
      </Button>
      <Button size="sm" icon={<DownloadIcon size={16} />} onClick={saveJson}>
        {text('evidence.json')}
      </Button>
    </Cluster>
  );
}
