import '@tessera/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyChoices } from './choices.ts';
import { Gallery } from './Gallery.tsx';

applyChoices(document.documentElement, location.search);

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
