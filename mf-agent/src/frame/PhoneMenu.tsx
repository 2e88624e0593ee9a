import { useShell } from '@tessera/kit';
import { useMissingCalls } from '@tessera/kit/pages';
import { useNavigate } from '@tessera/kit/router';
import { Chips } from '@tessera/ui';
import { useText } from '../text.ts';
import type { AgentPage, Viewer } from './page.ts';
import { groupsFor } from './pages.ts';

interface MenuProps {
  readonly viewer: Viewer;
  readonly current: AgentPage | undefined;
}

/** The menu on the phone: one line of chips. */
export function PhoneMenu({ viewer, current }: MenuProps) {
  const text = useText();
  const missing = useMissingCalls();
  const { windows } = useShell();
  const navigate = useNavigate();
  const hrefOf = (name: string) => windows.href(`/proxy/${name}`);
  const pages = groupsFor(viewer, missing).flatMap((group) => group.pages);
  return (
    <Chips
      label={text('menu')}
      value={current?.name}
      items={pages.map(({ name, label, icon: Icon }) => ({
        id: name,
        label: text(label),
        icon: <Icon size={18} />,
        href: hrefOf(name),
      }))}
      onSelect={(name, event) => {
        event.preventDefault();
        void navigate(hrefOf(name));
      }}
    />
  );
}
