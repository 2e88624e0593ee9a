import { lazily } from '@tessera/kit';
import type { DoubleValidationQuestion } from '@tessera/wire';
import { StepSkeleton } from './StepSkeleton.tsx';
import type { LoginStep, StepEnding } from './login.machine.ts';

// Few logins need a step: its code is loaded when it is needed.
const AuthenticatorStep = lazily(() => import('../authenticator/AuthenticatorStep.tsx'));
const DoubleValidation = lazily(() => import('../double-validation/DoubleValidation.tsx'));
const ForgotPassword = lazily(() => import('../forgot/ForgotPassword.tsx'));
const TransferValidation = lazily(() => import('../transfer/TransferValidation.tsx'));

interface FurtherStepProps {
  readonly step: LoginStep;
  /** The account of the login. */
  readonly account: string;
  /** The step has completed the login. */
  readonly onLoggedIn: () => void;
  /** Another question is asked. */
  readonly onAsked: (question: DoubleValidationQuestion) => void;
  /** Leads back to the login form. */
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Shows the step before this login: one that the platform requires, or a new password. */
export function FurtherStep({ step, account, onLoggedIn, onAsked, onLeave }: FurtherStepProps) {
  const fallback = <StepSkeleton />;
  switch (step.kind) {
    case 'authenticator':
      return (
        <AuthenticatorStep
          loginId={step.loginId}
          onLoggedIn={onLoggedIn}
          onLeave={onLeave}
          fallback={fallback}
        />
      );
    case 'differentDevice':
      return (
        <DoubleValidation
          first={step.question}
          onLoggedIn={onLoggedIn}
          onAsked={onAsked}
          onLeave={onLeave}
          fallback={fallback}
        />
      );
    case 'forgot':
      return <ForgotPassword account={account} onLeave={onLeave} fallback={fallback} />;
    case 'transfer':
      return <TransferValidation mode={step.mode} account={account} onLeave={onLeave} fallback={fallback} />;
  }
}
