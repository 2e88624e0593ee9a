import { drawIcon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ drawIcon('M8 5.25v13.5L18.75 12Z', true);
export const PauseIcon = /* @__PURE__ */ drawIcon('M7.75 6h1.5v12h-1.5ZM14.75 6h1.5v12h-1.5Z', true);
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const CopyIcon = /* @__PURE__ */ drawIcon(
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5',
);
