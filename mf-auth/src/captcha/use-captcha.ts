import { useShell, useSite } from '@tessera/kit';
import { clientCaptcha } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { CAPTCHA_TYPE, NO_PROOF, type CaptchaProof, type CaptchaPurpose } from './captcha-proof.ts';
import { usePicture, type Picture } from './use-picture.ts';
import { useWork, type ProofOfWork } from './use-work.ts';

/**
 * What a form is protected by. `login`: nothing or a proof of work, `register`: nothing or a picture, as `/clientCaptcha` decides.
 * `validation`: a proof of work. Where a picture is not the rule, the player may ask for it.
 */
export type Protection = 'login' | 'validation' | 'register';

export interface Captcha {
  /** What the form shows while it is being decided, too: mostly a registration has a picture, and a login nothing. */
  readonly kind: 'none' | 'work' | 'picture';
  /** Whether the player must type an answer. */
  readonly asksAnswer: boolean;
  readonly picture: Picture;
  readonly work: ProofOfWork['status'];
  /** Returns the fields that the call is sent with. @param answer as the player typed it */
  readonly proof: (answer: string) => Promise<CaptchaProof>;
  /**
   * Starts another captcha: each attempt uses one up. Where there was none, the site is asked again, unless the refusal says
   * that one is needed.
   */
  readonly refresh: (isNeeded?: boolean) => void;
  /** Shows a picture in place of the proof of work. */
  readonly showPicture: () => void;
}

/** `deciding again`: none was needed for the attempt before. */
type Kind = Captcha['kind'] | 'deciding' | 'deciding again';

/** What is shown where the site asks for a captcha, or does not say. */
const NEEDED = { login: 'work', validation: 'work', register: 'picture' } as const satisfies Record<
  Protection,
  Kind
>;

/** What is shown until the site has decided. */
const FIRST = { login: 'none', validation: 'work', register: 'picture' } as const satisfies Record<
  Protection,
  Kind
>;

export function useCaptcha(protection: Protection): Captcha {
  const { settings } = useSite();
  // Nothing is at stake in a showcase, whose logins are not real.
  const [kind, setKind] = useState<Kind>(
    settings.demo ? 'none' : protection === 'validation' ? 'work' : 'deciding',
  );
  const purpose = protection === 'register' ? 'register' : 'login';
  const picture = usePicture(purpose, kind === 'picture');
  const work = useWork(purpose, kind === 'work');
  const isDeciding = kind === 'deciding' || kind === 'deciding again';
  const { decision, renew } = useDecision(isDeciding, purpose, setKind);
  const shown = isDeciding ? (kind === 'deciding' ? FIRST[protection] : 'none') : kind;
  // A back end without proofs of work, or a browser that cannot solve them, has the picture.
  useEffect(() => {
    if (kind === 'work' && work.status === 'failed') setKind('picture');
  }, [kind, work.status]);

  return {
    kind: shown,
    asksAnswer: shown === 'picture',
    picture,
    work: work.status,
    async proof(answer) {
      // A player may be quicker than the decision.
      const needed = isDeciding ? await decision : kind;
      if (needed === 'work') return work.proof().catch(() => NO_PROOF);
      if (kind !== 'picture') return NO_PROOF;
      // Without a picture the token is empty; the field shows that it failed to load.
      const captchaToken = picture.state.status === 'ready' ? picture.state.token : '';
      return { answer: answer.trim(), captchaToken };
    },
    refresh(isNeeded = false) {
      if (kind === 'picture') picture.refresh();
      else if (kind === 'work') work.renew();
      else if (isNeeded) setKind(NEEDED[protection]);
      else if (!settings.demo) {
        renew();
        setKind('deciding again');
      }
    },
    showPicture: () => setKind('picture'),
  };
}

type Decision = 'none' | 'work' | 'picture';

/**
 * Asks the site whether this browser's login or registration needs a captcha. Without an answer it does.
 * @returns `decision` settles when it is decided, and never where it is not asked; `renew` comes before another question
 */
function useDecision(isOpen: boolean, purpose: CaptchaPurpose, decide: (kind: Decision) => void) {
  const { api } = useShell();
  const deviceInfo = useDeviceInfo();
  const [{ udid }] = useState(deviceInfo);
  const [{ decision, settle }, setPending] = useState(pendingDecision);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (kind: Decision) => {
      settle(kind);
      decide(kind);
    };
    const needed = NEEDED[purpose];
    const question = purpose === 'login' ? { udid } : { udid, type: CAPTCHA_TYPE[purpose] };
    api.send(clientCaptcha, question, { signal }).then(
      ({ captcha }) => end(captcha === 0 ? 'none' : needed),
      () => signal.aborted || end(needed),
    );
    return () => controller.abort();
  }, [isOpen, api, purpose, udid, decide, settle]);
  return { decision, renew: () => setPending(pendingDecision()) };
}

function pendingDecision() {
  let settle: (kind: Decision) => void = () => undefined;
  const decision = new Promise<Decision>((resolve) => {
    settle = resolve;
  });
  return { decision, settle };
}
