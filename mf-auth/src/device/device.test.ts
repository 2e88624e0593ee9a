/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { deviceInfo } from './device.ts';
import { fingerprint } from './fingerprint.ts';
import { readUserAgent } from './user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { system: 'Windows', systemVersion: '10.0', browser: 'Edge 140.0.0.0' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { system: 'iOS', systemVersion: '18.5', browser: 'Safari 18.5' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { system: 'Android', systemVersion: '15', browser: 'Samsung Internet 28.0' },
  ],
  ['curl/8', { system: 'unknown', systemVersion: '', browser: 'unknown' }],
])('reads system and browser from %s', (userAgent, software) => {
  expect(readUserAgent(userAgent)).toEqual(software);
});

test('gives equal facts the same fingerprint, and different facts different ones', () => {
  expect(fingerprint(['a', 'b'])).toBe(fingerprint(['a', 'b']));
  expect(fingerprint(['a', 'b'])).not.toBe(fingerprint(['ab']));
  expect(fingerprint([])).toMatch(/^[0-9a-f]{16}$/);
});

test('fills in every device field of the specification’s login payload', () => {
  const script = document.createElement('script');
  script.src = 'https://cdn.example/shell.js';
  document.head.append(script);
  const phone = createFakeShell({ device: 'mobile' });
  const info = deviceInfo(phone, { remoteAddr: '203.0.113.7' });
  expect(info).toEqual({
    remoteAddr: '203.0.113.7',
    host: 'localhost',
    device: 2,
    systemGroup: 'pc',
    udid: expect.stringMatching(/^[0-9a-f]{16}\.[\w-]{32,}$/),
    loginType: 'web',
    cdn: 'cdn.example',
    system: expect.any(String),
    browser: expect.any(String),
    systemVersion: expect.any(String),
  });
  expect(deviceInfo(phone)).not.toHaveProperty('remoteAddr');
  script.remove();
});

describe('the udid', () => {
  const udidOn = (kept?: FakeShellOptions['kept']) => deviceInfo(createFakeShell({ kept })).udid;

  test('differs between two fresh browsers of one kind', () => {
    expect(udidOn()).not.toBe(udidOn());
  });

  test('stays the same in one browser', () => {
    const kept = new Map();
    expect(udidOn(kept)).toBe(udidOn(kept));
  });

  test('names the kind of browser alone where the device keeps nothing', () => {
    const { site, drafts } = createFakeShell();
    const udid = () => deviceInfo({ site, drafts: { ...drafts, kept: () => undefined } }).udid;
    expect(udid()).toMatch(/^[0-9a-f]{16}$/);
    expect(udid()).toBe(udid());
  });
});
