const LOOPBACK = /^(?:localhost|127\.0\.0\.1|::1)$/;

/** Returns the line to print where a development server can be reached from other machines. */
export function openHostWarning(server: string, host: string, env: string | undefined): string | undefined {
  if (env === 'production' || LOOPBACK.test(host)) return undefined;
  return `Warning: the ${server} listens on ${host}, so other machines can reach it, and it runs with development settings (known accounts, no TLS). Unset HOST, or set NODE_ENV=production.`;
}
