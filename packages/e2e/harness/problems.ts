import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { logout } from '@tessera/wire';

/** Something that no journey should meet, with its kind as the first word. */
export type Problem = string;

export interface Problems {
  /** This journey provokes problems of this form: they are expected, as often as they come. */
  readonly expect: (...forms: readonly RegExp[]) => void;
  /** What came and was not expected. */
  readonly unexpected: () => readonly Problem[];
  readonly watch: (context: BrowserContext) => Promise<void>;
}

/** Where shells report their errors: what a page reports is a problem here, whether or not it shows. */
const REPORT_PATH = '/internal/report';
const CSP_PATH = '/internal/csp-report';

const WITHOUT_MEANING: readonly RegExp[] = [
  // A browser judges by its clock, so a busy machine's pages get it, too. `npm run prove -- journeys` looks at it.
  ...(process.env['PROOF'] === 'full'
    ? []
    : [/was preloaded using link preload but not used within a few seconds from the window's load event/]),
  // The same thing as its answer, which is judged with its status.
  /^Failed to load resource: the server responded/,
  // Journeys run without the service worker, but for those that are about it (playwright.config.ts).
  /^Service Worker registration blocked by Playwright$/,
  // A page that is left closes its socket, which may still be on the way.
  /^WebSocket connection to .* failed: WebSocket is closed before the connection is established\.$/,
];

/**
 * Watches every page of a context, popups too: errors and warnings of the console, uncaught errors, answers from
 * 400 on, what the content security policy or Trusted Types blocked, and what the shell reported by itself.
 */
export function createProblems(): Problems {
  const found: Problem[] = [];
  const expected: RegExp[] = [];
  const leaving = createLeaving();

  return {
    expect: (...forms) => void expected.push(...forms),
    unexpected: () => found.filter((problem) => !expected.some((form) => form.test(problem))),
    async watch(context) {
      context.on('console', (message) => {
        if (isTrouble(message)) found.push(`console ${describe(message)}`);
      });
      context.on('weberror', (error) => found.push(`uncaught ${error.error().stack ?? error.error()}`));
      context.on('response', (response) => {
        if (response.status() < 400) return;
        if (response.status() === 401 && leaving.overtook(response.request())) return;
        found.push(`http ${describeResponse(response)}`);
      });
      context.on('requestfinished', leaving.ended);
      context.on('requestfailed', leaving.ended);
      context.on('request', (request) => {
        leaving.sent(request);
        const { pathname } = new URL(request.url());
        if (pathname === REPORT_PATH) found.push(`report ${request.postData() ?? ''}`);
        if (pathname === CSP_PATH) found.push(`csp ${request.postData() ?? ''}`);
      });
      await context.addInitScript(logViolations);
    },
  };
}

/** Knows the requests that a logout may overtake on the way: the platform then refuses them with 401, as it should. */
function createLeaving() {
  const underWay = new Set<Request>();
  const overtaken = new WeakSet<Request>();
  const isLogout = (request: Request) => new URL(request.url()).pathname.endsWith(logout.path);

  return {
    sent(request: Request) {
      underWay.add(request);
      const isLeaving = [...underWay].some(isLogout);
      if (isLeaving) for (const other of underWay) overtaken.add(other);
    },
    ended: (request: Request) => void underWay.delete(request),
    overtook: (request: Request) => overtaken.has(request),
  };
}

/** In the page: browsers send reports of the policy apart from the page's requests, so they are logged as well. */
function logViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`csp ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
}

function isTrouble(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  return !WITHOUT_MEANING.some((form) => form.test(message.text()));
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

function describeResponse(response: Response): string {
  return `${response.status()} ${response.request().method()} ${response.url()}`;
}
