import { collectMetrics } from './metrics.ts';

test('requests are counted by call and status', async () => {
  const metrics = collectMetrics();
  metrics.observe('auth.login', 200, 0.03);
  metrics.observe('auth.login', 200, 9);
  const text = await metrics.text();
  expect(text).toContain('tessera_request_seconds_bucket{le="0.05",route="auth.login",status="200"} 1');
  expect(text).toContain('tessera_request_seconds_count{route="auth.login",status="200"} 2');
});

test('refusals are counted by call, code and status', async () => {
  const metrics = collectMetrics();
  metrics.refused('auth.login', '105', 200);
  metrics.refused('auth.login', '105', 200);
  expect(await metrics.text()).toContain('tessera_refusals_total{route="auth.login",code="105",status="200"} 2');
});

test('a gauge is read when it is asked for', async () => {
  const metrics = collectMetrics();
  let sockets = 1;
  metrics.gauge('tessera_sockets', 'Connected sockets.', () => sockets);
  sockets = 5;
  expect(await metrics.text()).toContain('tessera_sockets 5\n');
});
