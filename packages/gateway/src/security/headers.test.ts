import { commonHeaders, pageHeaders } from './headers.ts';

const scope = { nonce: 'NONCE', gamesOrigin: 'https://games.example.com', host: 'example.com' };

describe('the headers of a page', () => {
  it('are these over https', () => {
    expect({ ...commonHeaders(true), ...pageHeaders({ ...scope, secure: true }) }).toMatchInlineSnapshot(`
     {
       "content-security-policy": "default-src 'none'; script-src 'nonce-NONCE' 'strict-dynamic'; style-src 'self' 'nonce-NONCE'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self' wss://example.com; frame-src https://games.example.com; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types default; report-uri /internal/csp-report; report-to security; upgrade-insecure-requests",
       "cross-origin-opener-policy": "same-origin-allow-popups",
       "cross-origin-resource-policy": "same-origin",
       "integrity-policy": "blocked-destinations=(script), endpoints=(security)",
       "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=(), publickey-credentials-create=(self), publickey-credentials-get=(self), autoplay=(self "https://games.example.com"), fullscreen=(self "https://games.example.com"), screen-wake-lock=(self "https://games.example.com")",
       "referrer-policy": "strict-origin-when-cross-origin",
       "reporting-endpoints": "security="/internal/csp-report"",
       "strict-transport-security": "max-age=63072000; includeSubDomains",
       "x-content-type-options": "nosniff",
       "x-frame-options": "SAMEORIGIN",
     }
    `);
  });

  it('ask for nothing that only https can give over http', () => {
    const headers = { ...commonHeaders(false), ...pageHeaders({ ...scope, secure: false }) };
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('reporting-endpoints');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain('ws://example.com');
  });

  it('let a page that tries out a remote have that one’s files and socket, and no other page', () => {
    const overrides = ['http://localhost:4302'];
    const headers = pageHeaders({ ...scope, secure: true, overrides });
    const policy = headers['content-security-policy'] ?? '';
    const origin = 'http://localhost:4302';
    expect(policy).toContain(`connect-src 'self' wss://example.com ${origin} ws://localhost:4302;`);
    expect(policy).toContain(`img-src 'self' data: ${origin};`);
    expect(policy).toContain(`script-src 'nonce-NONCE' 'strict-dynamic';`);
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(pageHeaders({ ...scope, secure: true })['content-security-policy']).not.toContain('localhost');
  });

  it('never allow inline code, eval, or any host for scripts', () => {
    const policy = pageHeaders({ ...scope, secure: true })['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-|\*|script-src [^;]*'self'/);
  });
});
