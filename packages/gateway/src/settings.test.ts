import { SettingsError } from '@tessera/server/settings';
import { readSettings } from './settings.ts';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://play.example.com' };

const wrong = (env: Record<string, string>) => {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
};

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      platformUrls: ['http://localhost:3001'],
      gamesUrl: 'http://localhost:3002',
      dataDir: '.data',
      secure: false,
      metrics: false,
    });
  });

  it('are read from the environment, where empty means not set', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '',
      PLATFORM_URL: 'https://platform.internal/, http://10.0.0.2:3001',
      TRUST_PROXY: '10.0.0.0/8,loopback',
      SECURE_COOKIES: 'on',
      SITE_ID: '12',
      COUNTRY_HEADER: 'CF-IPCountry',
      SITE_VERIFICATION: 'a.com=x1,b.com=y2',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: 'localhost',
      platformUrls: ['https://platform.internal', 'http://10.0.0.2:3001'],
      trustProxy: '10.0.0.0/8,loopback',
      secure: true,
      siteId: 12,
      countryHeader: 'cf-ipcountry',
      siteVerification: { 'a.com': 'x1', 'b.com': 'y2' },
    });
  });

  it('say where releases are, when that is not the data directory', () => {
    expect(readSettings({})).toMatchObject({ databaseUrl: undefined, releaseStore: undefined });
    const settings = readSettings({
      DATABASE_URL: 'postgres://tessera:secret@db/tessera',
      RELEASE_STORE: 's3://releases/tessera',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      RELEASE_PUBLISHERS: '/etc/tessera/publishers.json',
    });
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://tessera:secret@db/tessera',
      releaseStore: 's3://releases/tessera',
      s3: {
        endpoint: 'http://127.0.0.1:9000',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      releasePublishers: '/etc/tessera/publishers.json',
    });
    expect(wrong({ RELEASE_STORE: 'https://releases' })).toEqual([
      'RELEASE_STORE must be like s3://bucket/prefix, not "https://releases"',
    ]);
    // A password is in it, and this goes into a log.
    expect(wrong({ DATABASE_URL: 'mysql://tessera:secret@db' })).toEqual([
      'DATABASE_URL must be an address like postgres://user:password@host/database (its value is not shown)',
    ]);
  });

  it('show the page of remotes outside production, and in it where it is said', () => {
    expect(readSettings({}).remotesPage).toBe(true);
    expect(readSettings({ ...PRODUCTION }).remotesPage).toBe(false);
    expect(readSettings({ ...PRODUCTION, REMOTES_PAGE: 'on' }).remotesPage).toBe(true);
    expect(readSettings({ REMOTES_PAGE: 'off' }).remotesPage).toBe(false);
  });

  it('let remotes be tried out from this machine outside production, elsewhere as it is said', () => {
    const of = (env: Record<string, string>) => readSettings(env).remoteOverrides;
    expect(of({})).toEqual({ origins: 'loopback', guestsOnly: false });
    expect(of({ ...PRODUCTION })).toEqual({ origins: 'none', guestsOnly: true });
    expect(of({ ...PRODUCTION, REMOTE_OVERRIDES: 'loopback' })).toEqual({
      origins: 'loopback',
      guestsOnly: true,
    });
    expect(of({ REMOTE_OVERRIDES: 'off' }).origins).toBe('none');
    expect(of({ REMOTE_OVERRIDES: 'https://A.example.com/, http://localhost:4302' }).origins).toEqual([
      'https://a.example.com',
      'http://localhost:4302',
    ]);
    expect(wrong({ REMOTE_OVERRIDES: 'localhost' })).toEqual([
      'REMOTE_OVERRIDES must be off, loopback, or origins like https://agent.example.com,http://localhost:4302, not "localhost"',
    ]);
  });

  it('need the public address in production', () => {
    expect(wrong({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_URL is missing: with NODE_ENV=production it must be the address at which the site is opened, like https://play.example.com',
    ]);
    expect(readSettings(PRODUCTION).isProduction).toBe(true);
  });

  it('secure cookies where the public address is https, unless they say otherwise', () => {
    expect(readSettings(PRODUCTION).secure).toBe(true);
    expect(readSettings({ ...PRODUCTION, SECURE_COOKIES: 'off' }).secure).toBe(false);
    expect(readSettings({ PUBLIC_URL: 'http://10.0.0.7:3000' }).secure).toBe(false);
    expect(readSettings({ PUBLIC_URL: 'http://10.0.0.7:3000', SECURE_COOKIES: 'on' }).secure).toBe(true);
  });

  it('list further hosts that are served', () => {
    expect(readSettings({ ALLOWED_HOSTS: 'Gateway.internal:8080, 10.0.0.7' }).allowedHosts).toEqual([
      'gateway.internal:8080',
      '10.0.0.7',
    ]);
    expect(wrong({ ALLOWED_HOSTS: 'http://a' })).toHaveLength(1);
  });

  it('that are wrong get one clear line each', () => {
    expect(
      wrong({
        PORT: '70000',
        HOST: 'localhost:3000',
        PLATFORM_URL: 'localhost:3001',
        GAMES_URL: 'https://games.example.com/path',
        LOG_LEVEL: 'loud',
        TRUST_PROXY: '2',
        METRICS: 'maybe',
        SITE_ID: '0',
      }),
    ).toEqual([
      'PORT must be a port from 0 to 65535, not "70000"',
      'HOST must be an address or a name of this machine, like 127.0.0.1, 0.0.0.0 or ::1, not "localhost:3000"',
      'PLATFORM_URL must be an origin like https://example.com, without a path, or several with commas between, not "localhost:3001"',
      'GAMES_URL must be an origin like https://example.com, without a path, not "https://games.example.com/path"',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"',
      'SITE_ID must be a whole number, not "0"',
      'TRUST_PROXY must be on, off, or addresses of proxies like 10.0.0.0/8,loopback, not "2"',
      'METRICS must be on or off, not "maybe"',
    ]);
  });
});
