import type { CallKey } from '@tessera/wire';
import { accountSamples } from './samples/account.ts';
import { activitySamples } from './samples/activities.ts';
import { agentSamples } from './samples/agent.ts';
import { authSamples } from './samples/auth.ts';
import { passwordSamples } from './samples/auth-password.ts';
import { proofSamples } from './samples/auth-proof.ts';
import { passkeySamples } from './samples/auth-passkeys.ts';
import { cashierSamples } from './samples/cashier.ts';
import { contentSamples } from './samples/content.ts';
import { liveSamples } from './samples/live.ts';
import { lobbySamples } from './samples/lobby.ts';
import { memberSamples } from './samples/member.ts';
import { moneySamples } from './samples/money.ts';
import { profileSamples } from './samples/profile.ts';
import { providerSamples } from './samples/provider.ts';
import { recommendationSamples } from './samples/recommendation.ts';
import { recordSamples } from './samples/records.ts';
import { responsibleSamples } from './samples/responsible.ts';
import { siteSamples } from './samples/site.ts';
import { thirdPartySamples } from './samples/third-party.ts';
import type { SampleMaker, Samples } from './sample.ts';

/** One valid request for each call of the wire: a call without one does not compile. */
export const SAMPLES = {
  ...accountSamples,
  ...activitySamples,
  ...agentSamples,
  ...authSamples,
  ...cashierSamples,
  ...contentSamples,
  ...liveSamples,
  ...lobbySamples,
  ...memberSamples,
  ...moneySamples,
  ...passkeySamples,
  ...passwordSamples,
  ...profileSamples,
  ...proofSamples,
  ...providerSamples,
  ...recommendationSamples,
  ...recordSamples,
  ...responsibleSamples,
  ...siteSamples,
  ...thirdPartySamples,
} satisfies Samples<CallKey>;

/** Any sample, as the generated tests see it. */
export type AnySampleMaker = SampleMaker<CallKey>;
