import type { DialogProps } from '@tessera/contracts';
import { callQuery, keyOf, lazily, useScope, useSession, useShell } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import { Dialog, EmptyState } from '@tessera/ui';
import { isRefusal, roulette, rouletteInfo } from '@tessera/wire';
import { useRef, useState } from 'react';
import type { SeenSpin } from '../fairness/spin.check.ts';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { NoDrawsDialog } from './NoDrawsDialog.tsx';
import { WheelStage } from './WheelStage.tsx';

const SpinCheckDialog = lazily(() => import('../fairness/SpinCheckDialog.tsx'));

/** The currency's wheel; offered as `mf-promotions:wheel`. */
export default function WheelDialog({ close }: DialogProps<'mf-promotions:wheel'>) {
  const text = useText();
  const { queries } = useScope();
  const shell = useShell();
  const { status } = useSession();
  // Spec §4 Roulette: it opens after its information. What was kept since the last time may be a wheel that was replaced.
  const answer = useQuery({
    ...callQuery(shell, rouletteInfo, {}),
    enabled: status === 'member',
    gcTime: 0,
  });
  const hasSpun = useRef(false);
  const [hasNoDraws, setNoDraws] = useState(false);
  const [checking, setChecking] = useState<{ readonly seen: SeenSpin | undefined }>();
  const nextHash = answer.data?.fairness?.hash;
  function leave(): void {
    if (hasSpun.current) {
      void shell.session.refreshBalance();
      void queries.invalidateQueries({ queryKey: keyOf(roulette) });
    }
    close();
  }
  return (
    <>
      <Dialog open size="md" onClose={leave} title={text('wheel.title')} closeLabel={text('close')}>
        {isRefusal(answer.error, '2095101') ? (
          <EmptyState title={text('wheel.closed')} text={text('corner.hint')} />
        ) : (
          <Loaded answer={answer}>
            {(info) => (
              // A wheel that takes the place of another begins from its start.
              <WheelStage
                key={info.detail.id}
                info={info}
                onSpun={() => (hasSpun.current = true)}
                onNoDraws={() => setNoDraws(true)}
                onCheck={(seen) => setChecking({ seen })}
              />
            )}
          </Loaded>
        )}
      </Dialog>
      {hasNoDraws && <NoDrawsDialog onClose={() => setNoDraws(false)} />}
      {checking && nextHash !== undefined && (
        <SpinCheckDialog {...checking} nextHash={nextHash} onClose={() => setChecking(undefined)} />
      )}
    </>
  );
}
