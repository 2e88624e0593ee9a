import { findLocale } from '@tessera/domain';
import type { FakeShellOptions } from '../fakeShell.ts';

/** What the page of a remote that runs alone takes from its address: `?as=member&locale=hi_IN&currency=INR&latency=800`. */
export function optionsFromAddress(search: string): FakeShellOptions {
  const query = new URLSearchParams(search);
  const as = query.get('as');
  return {
    session: as === 'member' || as === 'restoring' ? as : 'guest',
    locale: findLocale(query.get('locale') ?? '') ?? 'en_US',
    currency: query.get('currency') ?? 'USD',
    device: window.matchMedia('(min-width: 992px)').matches ? 'desktop' : 'mobile',
    latencyMs: Number(query.get('latency') ?? 300),
  };
}

const VISITOR = ['as', 'locale', 'currency', 'latency'];

/** A path of the site with what the present address says of the visitor, and nothing else of it. */
export function asSameVisitor(path: string): string {
  const target = new URL(path, location.origin);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (VISITOR.includes(name)) target.searchParams.set(name, value);
  }
  return target.pathname + target.search + target.hash;
}
