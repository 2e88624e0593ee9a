import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson } from '@tessera/contracts/signing';
import { isSignedBy, signatureOf } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

describe('a signature', () => {
  it('holds whatever the order of the fields is', () => {
    const signature = signatureOf({ a: 1, b: { c: [1, 2], d: null } }, privateKey);
    expect(isSignedBy({ signature, b: { d: null, c: [1, 2] }, a: 1 }, publicKey)).toBe(true);
  });

  it('breaks with any change, with another key, and when it is missing', () => {
    const signature = signatureOf({ files: { 'a.js': 'x' } }, privateKey);
    const other = generateKeyPairSync('ed25519').publicKey;
    expect(isSignedBy({ files: { 'a.js': 'y' }, signature }, publicKey)).toBe(false);
    expect(isSignedBy({ files: { 'a.js': 'x' }, more: 1, signature }, publicKey)).toBe(false);
    expect(isSignedBy({ files: { 'a.js': 'x' }, signature }, other)).toBe(false);
    expect(isSignedBy({ files: { 'a.js': 'x' } }, publicKey)).toBe(false);
    expect(isSignedBy({ signature: 'AAAA' }, publicKey)).toBe(false);
  });

  it('covers JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
