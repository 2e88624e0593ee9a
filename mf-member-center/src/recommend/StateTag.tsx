import { Tag } from '@tessera/ui';
import { useText } from '../text.ts';

/** Whether a friend has earned the reward. */
export function StateTag({ state }: { readonly state: 'pending' | 'rewarded' }) {
  const text = useText();
  return <Tag tone={state === 'rewarded' ? 'positive' : 'neutral'}>{text(`records.${state}`)}</Tag>;
}
