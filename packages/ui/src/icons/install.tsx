import { drawIcon } from './icon.tsx';

/** Icons that late parts alone use, such as the steps of installing: no first code has them. */
export const ShareIcon = /* @__PURE__ */ drawIcon(
  'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.4M9.2 13.2l5.6 3.4',
);
export const ComputerIcon = /* @__PURE__ */ drawIcon('M4 5.5h16v10.5H4ZM9 20h6M12 16v4');
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2',
);
export const DownloadIcon = /* @__PURE__ */ drawIcon('M12 4v11M7.25 10.5 12 15.25l4.75-4.75M5 19.5h14');
export const MoreIcon = /* @__PURE__ */ drawIcon(
  'M5.5 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5ZM12 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5ZM18.5 12.75a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z',
  true,
);
export const ExternalIcon = /* @__PURE__ */ drawIcon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
);
