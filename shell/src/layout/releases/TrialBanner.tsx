import type { RefusedOverride } from '@tessera/wire';
import { ButtonLink, CloseIcon, IconButton, Notice } from '@tessera/ui';
import { useState, useSyncExternalStore } from 'react';
import type { FailedOverride } from '../../services/releases/override.ts';
import type { Trial } from '../../services/releases/releases.ts';
import { TrialLine, TrialRoot, TrialTrouble } from './releases.styles.ts';
import { useReleaseText, type ReleaseText } from './use-release-text.ts';

/** Lists the remotes of this page that come from elsewhere, with their errors, and links back to the site's own. */
export function TrialBanner({ trial }: { readonly trial: Trial }) {
  const text = useReleaseText();
  return text ? <Banner trial={trial} text={text} /> : null;
}

function Banner({ trial, text }: { readonly trial: Trial; readonly text: ReleaseText }) {
  const say = troubleTexts(trial, text);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const known = useSyncExternalStore(trial.subscribe, () => JSON.stringify(trial.failures()));
  const failures = JSON.parse(known) as readonly FailedOverride[];
  const troubles = [...trial.refused.map(say.refused), ...failures.map(say.failed)].filter(
    (one) => !dismissed.has(one),
  );
  const { active, leaveHref } = trial;
  const inUse = active.filter(({ name }) => !failures.some((one) => one.name === name));
  if (active.length + troubles.length === 0) return null;
  return (
    <TrialRoot aria-label={text('override.label')}>
      {active.length > 0 && (
        <TrialLine>
          <ul>
            {inUse.map(({ name, origin }) => (
              <li key={name}>{text('override.active', { name, origin })}</li>
            ))}
          </ul>
          {/* Loads a new document without the overrides. */}
          <ButtonLink size="sm" href={leaveHref}>
            {text('override.leave')}
          </ButtonLink>
        </TrialLine>
      )}
      <div role="status">
        {troubles.map((trouble) => (
          <TrialTrouble key={trouble}>
            <Notice
              tone="warning"
              action={
                <IconButton
                  size="sm"
                  label={text('override.close')}
                  onClick={() => setDismissed(new Set([...dismissed, trouble]))}
                >
                  <CloseIcon size={18} />
                </IconButton>
              }
            >
              {trouble}
            </Notice>
          </TrialTrouble>
        ))}
      </div>
    </TrialRoot>
  );
}

/** Returns the text of an error: what happened, where, and what to do. */
function troubleTexts({ names }: Trial, text: ReleaseText) {
  return {
    failed: ({ name, origin, reason }: FailedOverride) => text('override.failed', { name, origin, reason }),
    refused({ wanted, because, allowed }: RefusedOverride): string {
      switch (because) {
        case 'form':
          return text('override.form', { wanted, example: '?remote=mf-agent@http://localhost:4302' });
        case 'unknown':
          return text('override.unknown', { wanted, names: names.join(', ') });
        case 'origin':
          return text('override.origin', { wanted, allowed: allowed.join(', ') });
        case 'member':
          return text('override.member', { wanted });
      }
    },
  };
}
