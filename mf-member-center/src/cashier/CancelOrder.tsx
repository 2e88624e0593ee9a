import { keyOf, useScope } from '@tessera/kit';
import { Button, Cluster, Notice, Stack } from '@tessera/ui';
import type { Call } from '@tessera/wire';

interface CancelOrderProps {
  readonly label: string;
  /** Why it was refused. */
  readonly problem: string | undefined;
  readonly pending: boolean;
  readonly cancel: () => Promise<unknown>;
  /** Reads that show the order; requested again also after a refusal, since the order has changed then. */
  readonly reads: readonly Call[];
}

/** Cancels an order that is pending. */
export function CancelOrder({ label, problem, pending, cancel, reads }: CancelOrderProps) {
  const { queries } = useScope();
  const run = async () => {
    await cancel();
    for (const call of reads) void queries.invalidateQueries({ queryKey: keyOf(call) });
  };
  return (
    <Stack gap={12}>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Cluster>
        <Button tone="quiet" loading={pending} onClick={() => void run()}>
          {label}
        </Button>
      </Cluster>
    </Stack>
  );
}
