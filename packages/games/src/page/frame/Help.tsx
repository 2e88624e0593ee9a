import { useServices } from '../hooks/services.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Facts } from '../parts/Facts.tsx';

const PERCENT = { style: 'percent', minimumFractionDigits: 2 } as const;

/** The game's own rules, then what is said of every game: return, highest win, how a round is drawn. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { page, words, session } = useServices();
  const share = words.number(session.returnBasisPoints / 10_000, PERCENT);
  return (
    <Dialog title={words('help')} wide onClose={onClose}>
      <page.Help />
      <Facts
        rows={[
          [words('factReturn'), share, words('factReturnNote')],
          [words('factMax'), words('factMaxValue', { times: session.maxWinMultiple })],
        ]}
      />
      <h3>{words('factDraw')}</h3>
      <p>{words('factDrawNote')}</p>
    </Dialog>
  );
}
