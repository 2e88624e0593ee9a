import Echo from 'laravel-echo';
import { bearer, leave, memberCash } from '@tessera/wire';
import { io, type Socket } from 'socket.io-client';
import { createApi } from '../harness/api.ts';
import { registerSession } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';

for (const transport of ['websocket', 'polling']) {
  test(`a stock Laravel Echo client receives a member’s events through the gateway by ${transport}`, async ({
    baseURL,
    platform,
  }) => {
    const { token, memberId, memberCurrency } = await registerSession(platform);
    const echo = new Echo<'socket.io'>({
      broadcaster: 'socket.io',
      client: io,
      host: baseURL,
      forceNew: true,
      transports: [transport],
      auth: { headers: { Authorization: bearer(token) } },
    });
    try {
      const cash: unknown[] = [];
      const present: unknown[] = [];
      echo.private(`member.${memberId}`).listen(`.${memberCash.name}`, (event: unknown) => cash.push(event));
      echo.join(`member.${memberCurrency}`).here((members: unknown[]) => present.push(...members));
      await expect.poll(() => present).not.toEqual([]);
      // The socket answers in order: the private channel is joined, too.
      await (echo.connector.socket as Socket).emitWithAck('subscribe', { channel: 'none' });
      await createApi(platform, token).send(leave, {});
      await expect.poll(() => cash).toMatchObject([{ cash: '1000.00' }]);
    } finally {
      echo.disconnect();
    }
  });
}
