import { drawIcon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ drawIcon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ drawIcon('M6 6l12 12M18 6 6 18');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('M9.5 6l6 6-6 6');
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('M6 14.5l6-6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M6 9.5l6 6 6-6');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M4.5 12h15M13.5 6l6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon('M19.5 12h-15M10.5 6l-6 6 6 6');
export const BackToTopIcon = /* @__PURE__ */ drawIcon('M5 4.5h14M12 20V9M6.5 14.25 12 8.75l5.5 5.5');
export const FullscreenIcon = /* @__PURE__ */ drawIcon(
  'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
);
export const ExitFullscreenIcon = /* @__PURE__ */ drawIcon(
  'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.25 15.25 20 20',
);
export const FilterIcon = /* @__PURE__ */ drawIcon('M4 7h16M7 12h10M10 17h4');
export const GlobeIcon = /* @__PURE__ */ drawIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.75 12h16.5M12 3.5c2.4 2.4 3.6 5.2 3.6 8.5s-1.2 6.1-3.6 8.5c-2.4-2.4-3.6-5.2-3.6-8.5s1.2-6.1 3.6-8.5Z',
);
export const SettingsIcon = /* @__PURE__ */ drawIcon(
  'M4 7.5h8M17.5 7.5H20M14.75 10.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM4 16.5h2.5M12 16.5h8M9.25 19.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
);
