import { countInMemory } from '../shared-state/counters/memory-counters.ts';
import { limitCalls } from './limits.ts';

const transfer = { name: 'money.walletTransfer' };

test('one member’s transfers are limited by the minute, another member’s are not affected', async () => {
  const limits = limitCalls(countInMemory(), 0.05);
  const send = (id: number) => limits.checkMember(transfer, { id });
  for (const id of [1, 1, 1]) await send(id);
  await expect(send(1)).rejects.toMatchObject({ code: '429', status: 429 });
  await send(2);
});
