import { CALLS, type Call } from '@tessera/wire';
import { countInMemory } from '../shared-state/counters/memory-counters.ts';
import { limitCalls } from './limits.ts';

test('one member’s transfers are limited by the minute, another member’s are not affected', async () => {
  const limits = limitCalls(countInMemory(), 0.05);
  const send = (id: number) => limits.checkMember(CALLS.walletTransfer, { id });
  for (const id of [1, 1, 1]) await send(id);
  await expect(send(1)).rejects.toMatchObject({ code: '429', status: 429 });
  await send(2);
});

test('every call of a member that writes is limited, and no call that reads', async () => {
  const limits = limitCalls(countInMemory(), 0.01);
  const isLimited = async (call: Call) => {
    const sent = Array.from({ length: 4 }, () => limits.checkMember(call, { id: 1 }));
    return (await Promise.allSettled(sent)).some(({ status }) => status === 'rejected');
  };
  for (const call of Object.values<Call>(CALLS))
    expect([call.name, await isLimited(call)]).toEqual([call.name, !call.idempotent]);
});
