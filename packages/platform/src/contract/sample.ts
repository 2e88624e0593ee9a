import type { CallKey, Calls, PayloadOf } from '@tessera/wire';
import type { Scene } from './scene.ts';

/** One valid request. */
export interface Sample<Key extends CallKey> {
  readonly payload: PayloadOf<Calls[Key]>;
  /** Whose call it is, where it is not the scene's own member or agent. */
  readonly token?: string;
}

/** Makes one that succeeds at once; each time another where a second one of the same would be refused. */
export type SampleMaker<Key extends CallKey> = (scene: Scene) => Sample<Key> | Promise<Sample<Key>>;

export type Samples<Keys extends CallKey> = { readonly [Key in Keys]: SampleMaker<Key> };

/** Of a call that says nothing but who asks. */
export const nothing = (): { payload: Record<never, never> } => ({ payload: {} });

export const ON_SITE = {
  siteId: 1,
  currency: 'USD',
  language: 'en_US',
  device: 1,
  supportDevice: 1,
} as const;
