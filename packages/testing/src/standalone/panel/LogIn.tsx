import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Bench, Stage } from '../bench/bench.ts';
import { Choice, Row } from './controls.tsx';
import { useValue } from './use-value.ts';

/** Of a freshly seeded site; see the README. */
const SAMPLES = [
  { value: 'player01', password: 'play1234', label: 'player01 · USD' },
  { value: 'player02', password: 'play1234', label: 'player02 · INR' },
  { value: 'player03', password: 'play1234', label: 'player03 · RMB' },
  { value: 'agent01', password: 'agent1234', label: 'agent01 · USD, an agent' },
] as const;

interface LogInProps {
  readonly bench: Bench;
  readonly captchaAnswer: string | undefined;
}

/** A real login at the platform, by a sample account; its token stays with the fake shell. */
export function LogIn({ bench, captchaAnswer }: LogInProps) {
  const stage = useValue(bench.stage);
  const { as } = useValue(bench.state);
  const [account, setAccount] = useState<(typeof SAMPLES)[number]['value']>('player01');
  const [answer, setAnswer] = useState(captchaAnswer ?? '');
  const [failure, setFailure] = useState<string>();
  const isGuest = as === 'guest';
  const [captcha, renew] = useCaptcha(stage, isGuest, setFailure);

  if (!isGuest) {
    const logOut = () => stage?.logOut().catch((error: unknown) => setFailure(String(error)));
    return (
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
    );
  }
  const logIn = async (event: SyntheticEvent) => {
    event.preventDefault();
    const password = SAMPLES.find((one) => one.value === account)?.password;
    if (!stage || !captcha || !password) return;
    setFailure(undefined);
    try {
      await stage.logIn({ account, password, answer, captchaToken: captcha.token });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      renew();
    }
  };
  return (
    <form className="section" onSubmit={(event) => void logIn(event)}>
      <Choice label="Account" value={account} options={SAMPLES} onChange={setAccount} />
      {captcha && captchaAnswer === undefined && (
        <img className="captcha" src={captcha.picture} alt="Captcha" />
      )}
      <Row label="Captcha says">
        {(id) => (
          <input
            id={id}
            value={answer}
            autoComplete="off"
            inputMode="numeric"
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Row>
      <button type="submit" disabled={!captcha || answer === ''}>
        Log in
      </button>
      {failure !== undefined && <p className="failure">{failure}</p>}
    </form>
  );
}

type Captcha = Awaited<ReturnType<Stage['askCaptcha']>>;

function useCaptcha(
  stage: Stage | undefined,
  isWanted: boolean,
  onFailure: (text: string) => void,
): readonly [Captcha | undefined, () => void] {
  const [captcha, setCaptcha] = useState<Captcha>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isStale = false;
    setCaptcha(undefined);
    if (isWanted)
      stage?.askCaptcha().then(
        (given) => isStale || setCaptcha(given),
        (error: unknown) => isStale || onFailure(String(error)),
      );
    return () => void (isStale = true);
  }, [stage, isWanted, round, onFailure]);
  return [captcha, () => setRound((now) => now + 1)];
}
