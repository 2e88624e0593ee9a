import { drawIcon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ drawIcon('M8 5.25v13.5L18.75 12Z', true);
export const PauseIcon = /* @__PURE__ */ drawIcon('M7.75 6h1.5v12h-1.5ZM14.75 6h1.5v12h-1.5Z', true);
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const CopyIcon = /* @__PURE__ */ drawIcon(
  'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5V6A1.5 1.5 0 0 0 14 4.5H6A1.5 1.5 0 0 0 4.5 6v8A1.5 1.5 0 0 0 6 15.5h2.5',
);
export const DownloadIcon = /* @__PURE__ */ drawIcon('M12 4v11M7.25 10.5 12 15.25l4.75-4.75M5 19.5h14');
export const ShareIcon = /* @__PURE__ */ drawIcon(
  'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.4M9.2 13.2l5.6 3.4',
);
export const ComputerIcon = /* @__PURE__ */ drawIcon('M4 5.5h16v10.5H4ZM9 20h6M12 16v4');
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
);
