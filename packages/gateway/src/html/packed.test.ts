import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { newNonce, NONCE_PLACE } from '../security/nonce.ts';
import { pack } from './packed.ts';

/** As a page is: nonces at the beginning, near each other, and far apart; more than one window of deflate long. */
function documentOf(seed: number): string {
  const styles = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => `.c${(from + index) * 7 + seed}{top:${index % 97}px}`).join(
      '',
    );
  const links = Array.from(
    { length: 12 },
    (_, index) => `<link href="/chunk.${index * seed}.js" nonce="${NONCE_PLACE}" crossorigin>`,
  );
  const [head, body] = [1, 2].map((from) => `<style nonce="${NONCE_PLACE}">${styles(2_500, from)}</style>`);
  return `<!doctype html><title>तंबोला ${seed} 大厅</title>${head}${links.join('')}${body}<p>${NONCE_PLACE}</p>`;
}

const unpack = {
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  identity: (body: Buffer) => body.toString(),
};

describe.each(['br', 'gzip', 'identity'] as const)('a document packed as %s', (encoding) => {
  test('is the document with any nonce, to the byte', async () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const document = documentOf(seed);
      const packed = await pack(document, encoding);
      for (const nonce of [newNonce(), newNonce(), `${'+'.repeat(22)}==`]) {
        expect(unpack[encoding](packed.withNonce(nonce))).toBe(document.replaceAll(NONCE_PLACE, nonce));
      }
      expect(packed.encoding).toBe(encoding);
    }
  });

  test('is so too where the text has what stands in a nonce or in its place', async () => {
    const parts = Array.from({ length: 22 }, (_, at) => NONCE_PLACE.slice(at, at + 5)).join(' | ');
    const document = `${parts}<i nonce="${NONCE_PLACE}">${parts}</i>${parts}<i nonce="${NONCE_PLACE}">==${parts}`;
    const packed = await pack(document, encoding);
    const nonce = newNonce();
    expect(packed.encoding).toBe(encoding);
    expect(unpack[encoding](packed.withNonce(nonce))).toBe(document.replaceAll(NONCE_PLACE, nonce));
  });

  test('is not larger than it needs to be', async () => {
    const document = documentOf(3);
    const packed = await pack(document, encoding);
    const bytes = packed.withNonce(newNonce()).length;
    expect(bytes).toBeLessThanOrEqual(Buffer.byteLength(document) / (encoding === 'identity' ? 1 : 4));
  });
});

test('a document without a place for a nonce is not packed as brotli', async () => {
  await expect(pack('<!doctype html>', 'br')).rejects.toThrow('no place for a nonce');
});

test('nonces have the form on which packing relies, and none is given twice', () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  for (const nonce of [NONCE_PLACE, ...nonces]) expect(nonce).toMatch(/^[A-Za-z\d+/]{22}==$/);
  expect(new Set(nonces).size).toBe(100);
});
