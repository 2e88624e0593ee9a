import { generateKeyPairSync } from 'node:crypto';
import { signRequest } from '@tessera/build/registry';
import type { Publisher } from '../releases/publishers/publisher.ts';
import { Refused } from '../releases/refusal.ts';
import { signerOf } from '../testing/publisher.ts';
import {
  readSignature,
  signedRequestText,
  SIGNATURE_HEADER,
  SKEW_MS,
  writeSignature,
} from '@tessera/contracts/signing';
import { publisherOf, requireRight, type ReceivedRequest } from './verify-request.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const agent: Publisher = {
  id: 'team-agent',
  key: publicKey,
  parts: ['mf-agent'],
  may: ['publish'],
  retired: false,
};
const NOW = 1_790_000_000_000;

let used: Set<string>;
beforeEach(() => {
  used = new Set();
});

const sent = { method: 'POST', path: '/internal/releases/moves?x=1', body: '{"a":1}' };

function signed(by = signerOf(agent.id, privateKey), at = NOW): ReceivedRequest {
  const header = signRequest(sent, by, at)[SIGNATURE_HEADER];
  return { ...sent, body: Buffer.from(sent.body), signature: header };
}

function judge(request: ReceivedRequest, publisher: Publisher = agent): Promise<Publisher> {
  const site = {
    publishers: () => Promise.resolve(new Map([[publisher.id, publisher]])),
    state: {
      useNonce: (nonce: string) => Promise.resolve(!used.has(nonce) && Boolean(used.add(nonce))),
    },
  };
  return publisherOf(request, site as never, () => NOW);
}

const reason = async (request: ReceivedRequest, publisher?: Publisher) => {
  const error: unknown = await judge(request, publisher).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused)) throw new Error('it was not refused');
  return [error.refused[0]?.code, error.message];
};

test('keeps the signed text and the header’s form, which publishers elsewhere write too', () => {
  const parts = { at: 1, nonce: '0123456789abcdef' };
  expect(signedRequestText({ method: 'PUT', path: '/a?b', bodyHash: 'ff', ...parts })).toBe(
    'PUT\n/a?b\n1\n0123456789abcdef\nff',
  );
  const sig = `${'A'.repeat(86)}==`;
  const header = writeSignature({ keyId: 'site', sig, ...parts });
  expect(header).toBe(`keyId=site, at=1, nonce=0123456789abcdef, sig=${sig}`);
  expect(readSignature(header)).toEqual({ keyId: 'site', sig, ...parts });
});

test('accepts a publisher’s request once', async () => {
  const request = signed();
  expect((await judge(request)).id).toBe('team-agent');
  expect(await reason(request)).toEqual([
    'signature',
    expect.stringMatching(/a nonce that was never used.*Sign each request again/),
  ]);
});

test.each([
  ['method', { method: 'PUT' }],
  ['path', { path: '/internal/releases/moves?x=2' }],
  ['body', { body: Buffer.from('{"a":2}') }],
])('refuses another %s than was signed, and uses up no nonce', async (_, change) => {
  const request = signed();
  expect(await reason({ ...request, ...change })).toEqual([
    'signature',
    expect.stringContaining('the signature of team-agent over this method, path, time, nonce and body'),
  ]);
  await judge(request);
});

test('refuses a signature with another key, of an unknown or of a retired publisher', async () => {
  const { privateKey: other } = generateKeyPairSync('ed25519');
  expect((await reason(signed(signerOf(agent.id, other))))[0]).toBe('signature');
  expect(await reason(signed(signerOf('stranger', other)))).toEqual([
    'publisher',
    'publisher: expected a publisher of this site, got stranger. Ask its operator to add the key.',
  ]);
  expect((await reason(signed(), { ...agent, retired: true }))[1]).toContain('not retired');
});

test.each([-SKEW_MS - 1, SKEW_MS + 1])('refuses a signature %d ms away', async (offMs) => {
  expect((await reason(signed(undefined, NOW + offMs)))[1]).toContain('Set the clock');
});

test.each([-SKEW_MS, SKEW_MS])('accepts a signature %d ms away', async (offMs) => {
  await expect(judge(signed(undefined, NOW + offMs))).resolves.toBe(agent);
});

test.each([undefined, '', 'keyId=a', 'keyId=../x, at=1, nonce=0123456789abcdef, sig=A'])(
  'refuses the header %j and names its form',
  async (signature) => {
    expect((await reason({ ...signed(), signature }))[1]).toContain('keyId=…, at=…, nonce=…, sig=…');
  },
);

test('allows a publisher its rights, for its own parts', () => {
  expect(() => requireRight(agent, 'publish', 'mf-agent')).not.toThrow();
  expect(() => requireRight(agent, 'move', 'mf-agent')).toThrow(/a publisher that may move, got team-agent/);
  expect(() => requireRight(agent, 'publish', 'mf-lobby')).toThrow(
    /a publisher of mf-lobby, got team-agent, whose parts are mf-agent/,
  );
});
