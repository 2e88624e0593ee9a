import type { AnswerOf, withdrawalDetail, WithdrawalStep } from '@tessera/wire';

export type Progress = AnswerOf<typeof withdrawalDetail>;

/** A step on the way of a withdrawal: over, the present one, or still to come. */
export interface WayStep {
  readonly step: WithdrawalStep['step'];
  readonly state: 'done' | 'current' | 'failed' | 'ended' | 'ahead';
  readonly at?: string;
}

const WAY = ['requested', 'review', 'approved', 'in_progress', 'paid'] as const;

/**
 * Returns the whole way of a withdrawal. A site that keeps no steps of its own says its request and its decision alone; what
 * comes after an approval is then not known.
 */
export function wayOf({ detail, steps }: Pick<Progress, 'detail' | 'steps'>): readonly WayStep[] {
  const { status, createdAt, closedAt } = detail;
  const hasSteps = steps.length > 0;
  const known = new Map<string, string>(
    hasSteps
      ? steps.map(({ step, at }) => [step, at])
      : [['requested', createdAt], ...(closedAt === null ? [] : [[status, closedAt] as const])],
  );
  const stepAs = (step: WayStep['step'], state: WayStep['state']): WayStep => {
    const at = known.get(step);
    return { step, state, ...(at !== undefined && { at }) };
  };
  if (status === 'cancelled') return [stepAs('requested', 'done'), stepAs('cancelled', 'ended')];
  if (status === 'rejected') {
    return [stepAs('requested', 'done'), stepAs('review', 'done'), stepAs('rejected', 'failed')];
  }
  const present = status === 'pending' ? 'review' : hasSteps && !known.has('paid') ? 'in_progress' : 'paid';
  const last = present === 'paid' ? (known.has('paid') ? 'paid' : 'approved') : undefined;
  const place = WAY.indexOf(last ?? present);
  return WAY.slice(0, hasSteps ? undefined : place + 1).map((step, index) =>
    stepAs(step, index < place || last !== undefined ? 'done' : index === place ? 'current' : 'ahead'),
  );
}
