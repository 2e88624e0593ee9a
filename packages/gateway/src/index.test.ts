import { Server } from 'node:http';
import { startGateway } from './index.ts';
import { startSite } from './testing/gateway.ts';
import { expectWithin } from './testing/proof.ts';

describe('the gateway', () => {
  it('says which port is taken and what to do', async () => {
    const site = await startSite();
    const port = Number(new URL(site.url).port);
    const second = startGateway({ port, host: '127.0.0.1', dataDir: site.dataDir, logLevel: 'silent' });
    await expect(second).rejects.toThrow(
      `port ${port} on 127.0.0.1 is in use: end the process that listens there, or set PORT to a free one`,
    );
    await site.close();
  });

  it('says that it cannot listen on what is no address of the machine', async () => {
    // Of the block that RFC 5737 keeps for examples.
    const gateway = startGateway({ port: 0, host: '192.0.2.1', logLevel: 'silent' });
    await expect(gateway).rejects.toThrow('HOST="192.0.2.1" is no address of this machine');
  });

  it('closes without cutting connections off when only kept-alive ones are left', async () => {
    const site = await startSite();
    await site.get('/');
    const cutOff = jest.spyOn(Server.prototype, 'closeAllConnections');
    const before = performance.now();
    await site.close();
    expectWithin(performance.now() - before, 2_000);
    // The platform's stand-in closes its own; the gateway would only after 10 s.
    expect(cutOff).toHaveBeenCalledTimes(1);
    cutOff.mockRestore();
    await expect(site.get('/healthz')).rejects.toThrow();
  });
});
