import { Chips, Cluster, Stack, TesseraLogo, Text } from '@tessera/ui';
import { addressWith, CHOICES } from './choices.ts';

/** Links to the gallery in each template: the three of the desktop are colours and sizes of the phone as well. */
export function Chooser() {
  const { search } = location;
  const params = new URLSearchParams(search);
  const template = params.get('template') ?? CHOICES.template[0];
  const mobileTemplate = params.get('mobileTemplate') ?? 'none';
  return (
    <Stack gap={8}>
      <Cluster gap={16}>
        <TesseraLogo name="Tessera" />
        <Text tone="muted" size={14}>
          Every component of @tessera/ui. Header, rail and footer belong to the shell and are not here.
        </Text>
      </Cluster>
      <Chips
        label="Template"
        items={CHOICES.template.map((id) => ({ id, label: id, href: addressWith(search, 'template', id) }))}
        value={template}
        onSelect={leaveToBrowser}
      />
      <Chips
        label="Mobile template"
        items={[
          { id: 'none', label: 'none', href: addressWith(search, 'mobileTemplate', undefined) },
          ...CHOICES.mobileTemplate.map((id) => ({
            id,
            label: id,
            href: addressWith(search, 'mobileTemplate', id),
          })),
        ]}
        value={mobileTemplate}
        onSelect={leaveToBrowser}
      />
    </Stack>
  );
}

function leaveToBrowser(): void {}
