import styled from '@emotion/styled';
import { media, size, space } from '@tessera/ui';
import { useState } from 'react';
import { Chooser } from './Chooser.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { BrandSection, ControlsSection, FormSection } from './sections/Controls.tsx';
import { GridSection, LobbySection } from './sections/Lobby.tsx';
import { NavigationBar } from './sections/Navigation.tsx';
import { OverlaySection } from './sections/Overlays.tsx';
import { DataSection, StatesSection } from './sections/States.tsx';

/** Keeps the space of the tabs and of the bar free, as the shell's frame does. */
const Page = styled.main`
  max-inline-size: calc(${size.contentMax} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: calc(${space[16]} + var(--top-tabs, 0px)) ${size.gutter} calc(${space[64]} + ${size.bottomBar});
  &[data-split] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: start;
    gap: ${space[32]};
  }
`;

/** All components; on a wide window with a mobile template in its address, they are in a frame as wide as a phone. */
export function Gallery() {
  const params = new URLSearchParams(location.search);
  const [isWide] = useState(() => window.matchMedia?.(media.desktop.replace('@media ', '')).matches ?? false);
  const isAlone = params.has('only');
  const isFramed = window.parent !== window;
  if (isWide && params.has('mobileTemplate')) {
    return (
      <Page data-split="">
        <Chooser />
        <PhoneFrame />
      </Page>
    );
  }
  return (
    <>
      <Page>
        {!isAlone && !isFramed && <Chooser />}
        <LobbySection />
        <GridSection />
        <BrandSection />
        <ControlsSection />
        <FormSection />
        <DataSection />
        <StatesSection />
        <OverlaySection />
      </Page>
      {!isAlone && <NavigationBar />}
    </>
  );
}
