import '@tessera/ui/styles.css';
import styled from '@emotion/styled';
import { Button, Cluster, size, space, TesseraLogo } from '@tessera/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandSection, ControlsSection, FormSection } from './sections/Controls.tsx';
import { GridSection, LobbySection } from './sections/Lobby.tsx';
import { DataSection, OverlaySection, StatesSection } from './sections/States.tsx';

const Page = styled.main`
  max-inline-size: calc(${size.contentMax} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space[16]} ${size.gutter} ${space[64]};
`;

const root = document.documentElement;
const params = new URLSearchParams(location.search);
for (const name of ['template', 'contrast', 'motion'] as const) {
  const value = params.get(name);
  if (value) root.dataset[name] = value;
}
root.lang = params.get('lang') ?? 'en-US';

function Gallery() {
  return (
    <Page>
      {!params.has('only') && (
        <Cluster gap={16}>
          <TesseraLogo name="Tessera" />
          {['site02', 'suncity', 'apsport'].map((template) => (
            <Button key={template} size="sm" onClick={() => (root.dataset['template'] = template)}>
              {template}
            </Button>
          ))}
        </Cluster>
      )}
      <LobbySection />
      <GridSection />
      <BrandSection />
      <ControlsSection />
      <FormSection />
      <DataSection />
      <StatesSection />
      <OverlaySection />
    </Page>
  );
}

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
