import { isIP } from 'node:net';
import { HOST_RULE, isHost } from '@tessera/domain';
import * as v from 'valibot';

/** What a setting may be. Every server reads the same kind of setting by the same schema. */

const ORIGIN_RULE = 'must be an origin like https://example.com, without a path';
const PORT_RULE = 'must be a port from 0 to 65535';
const POSTGRES_RULE = 'must be an address like postgres://user:password@host/database';
const REDIS_RULE = 'must be an address like redis://user:password@host:6379/0';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TRUE = new Set(['on', 'true', '1']);

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT_RULE),
  v.transform(Number),
  v.maxValue(65_535, PORT_RULE),
);

const flag = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
  v.transform((value) => TRUE.has(value)),
);

const factor = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'must be a number above zero'),
  v.transform(Number),
  v.gtValue(0, 'must be a number above zero'),
);

const host = v.pipe(v.string(), v.check(isHost, HOST_RULE));

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, ORIGIN_RULE),
  v.transform((value) => new URL(value).origin),
);

const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter((one) => one !== '')),
);

const origins = v.pipe(
  list,
  v.check(
    (values) => values.length > 0 && values.every(isOrigin),
    `${ORIGIN_RULE}, or several with commas between`,
  ),
  v.transform((values) => values.map((one) => new URL(one).origin)),
);

const postgres = v.pipe(
  v.string(),
  v.check((value) => hasProtocol(value, ['postgres:', 'postgresql:']), POSTGRES_RULE),
);

const redis = v.pipe(
  v.string(),
  v.check((value) => hasProtocol(value, ['redis:', 'rediss:']), REDIS_RULE),
);

const smtp = v.pipe(
  v.string(),
  v.check(
    (value) => hasProtocol(value, ['smtp:', 'smtps:']),
    'must be an address like smtps://user:password@host:465',
  ),
);

/** An address to send requests to; unlike an origin, it has a path. */
const endpoint = v.pipe(
  v.string(),
  v.check(
    (value) => hasProtocol(value, ['http:', 'https:']),
    'must be an address like https://sms.example.com/v1/messages',
  ),
);

const email = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be like Name <name@example.com>',
  ),
);

const key = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'));

const logLevel = v.picklist(LOG_LEVELS, `must be ${LOG_LEVELS.slice(0, -1).join(', ')} or silent`);

/** A number of hops is refused: it would believe every sender that adds enough of them. */
const trustProxy = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?:on|off|true|false)$/.test(value) || value.split(',').every(isProxyAddress),
    'must be on, off, or addresses of proxies like 10.0.0.0/8,loopback',
  ),
  v.transform((value) => (/^(?:on|off|true|false)$/.test(value) ? TRUE.has(value) : value)),
);

export const fields = {
  text,
  port,
  flag,
  factor,
  host,
  origin,
  list,
  origins,
  postgres,
  redis,
  smtp,
  endpoint,
  email,
  key,
  logLevel,
  trustProxy,
} as const;

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return protocols.includes(URL.parse(value)?.protocol ?? '');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

/** An address, a block of them, or a name of the private ones, as `@fastify/proxy-addr` reads it. */
function isProxyAddress(value: string): boolean {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value.trim())) return true;
  const most = isIP(address) === 6 ? 128 : 32;
  const isBlock = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) !== 0 && isBlock && more.length === 0;
}
