import { useShell } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { Chips } from '@tessera/ui';
import { useText } from '../text.ts';
import { PAGES, type PageName } from './pages.ts';

/** The way between the pages; nothing where there is no other one. */
export function PageMenu({ current }: { readonly current: PageName | undefined }) {
  const text = useText();
  const { windows } = useShell();
  const navigate = useNavigate();
  const hrefOf = (name: PageName) => windows.href(`/proxy/${name}`);
  if (PAGES.length < 2) return null;
  return (
    <Chips
      label={text('menu')}
      value={current}
      items={PAGES.map(({ name, label, icon: Icon }) => ({
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
