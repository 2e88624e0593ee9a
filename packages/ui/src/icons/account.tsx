import { drawIcon } from './icon.tsx';

const HEART = 'M12 19.75 4.8 12.5a4.5 4.5 0 0 1 6.35-6.35l.85.85.85-.85A4.5 4.5 0 0 1 19.2 12.5Z';

export const HeartIcon = /* @__PURE__ */ drawIcon(HEART);
export const HeartFilledIcon = /* @__PURE__ */ drawIcon(HEART, true);
export const WalletIcon = /* @__PURE__ */ drawIcon(
  'M4 7v10a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-6a2.5 2.5 0 0 0-2.5-2.5H5.5A1.5 1.5 0 0 1 4 7a2 2 0 0 1 2-2h10.75M16 14h.01',
);
export const DepositIcon = /* @__PURE__ */ drawIcon(
  'M12 4v10.5M7.5 10l4.5 4.5 4.5-4.5M4.5 15.5v2A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5v-2',
);
export const WithdrawIcon = /* @__PURE__ */ drawIcon(
  'M12 14.5V4M7.5 8.5 12 4l4.5 4.5M4.5 15.5v2A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5v-2',
);
export const UserIcon = /* @__PURE__ */ drawIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.75 20c.7-3.4 3.5-5.25 7.25-5.25S18.55 16.6 19.25 20',
);
export const UsersIcon = /* @__PURE__ */ drawIcon(
  'M9 12a3.75 3.75 0 1 0 0-7.5A3.75 3.75 0 0 0 9 12ZM2.75 19.5c.6-3.1 3-4.75 6.25-4.75s5.65 1.65 6.25 4.75M16 4.75a3.75 3.75 0 0 1 0 7M18 15.1c1.75.75 2.9 2.2 3.25 4.4',
);
export const BellIcon = /* @__PURE__ */ drawIcon(
  'M6 10a6 6 0 0 1 12 0c0 4.5 1.75 6 1.75 6H4.25S6 14.5 6 10ZM10 19.25a2.2 2.2 0 0 0 4 0',
);
export const LetterIcon = /* @__PURE__ */ drawIcon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4.25 7.5 12 13l7.75-5.5',
);
export const GiftIcon = /* @__PURE__ */ drawIcon(
  'M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12M3.5 8h17v4h-17ZM12 8v12M12 8s-.75-4-3.5-4a2 2 0 0 0 0 4ZM12 8s.75-4 3.5-4a2 2 0 0 1 0 4Z',
);
export const PromotionsIcon = /* @__PURE__ */ drawIcon(
  'M4 11.25V5.5A1.5 1.5 0 0 1 5.5 4h5.75a2 2 0 0 1 1.4.6l6.9 6.9a2 2 0 0 1 0 2.8l-5.25 5.25a2 2 0 0 1-2.8 0l-6.9-6.9a2 2 0 0 1-.6-1.4ZM8.25 8.25h.01',
);
export const LogoutIcon = /* @__PURE__ */ drawIcon(
  'M13.5 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6.5M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5',
);
export const LockIcon = /* @__PURE__ */ drawIcon(
  'M7.25 10.5V8.25a4.75 4.75 0 0 1 9.5 0v2.25M6.5 10.5h11A1.5 1.5 0 0 1 19 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5V12a1.5 1.5 0 0 1 1.5-1.5ZM12 14.25v2',
);
export const ShieldIcon = /* @__PURE__ */ drawIcon(
  'M12 3.5l7 2.5v5.5c0 4.4-2.8 7.5-7 9-4.2-1.5-7-4.6-7-9V6ZM9 11.75l2.25 2.25L15.25 10',
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M4 4l16 16M10 5.9a9 9 0 0 1 2-.15c6 0 9.5 6.25 9.5 6.25a17 17 0 0 1-2.75 3.4M6.5 7.3A16 16 0 0 0 2.5 12S6 18.25 12 18.25a9 9 0 0 0 4.25-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const HistoryIcon = /* @__PURE__ */ drawIcon(
  'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.25l2.75 1.75',
);
export const ChartIcon = /* @__PURE__ */ drawIcon('M5 20v-6M10 20V9M15 20v-8M20 20V4.5');
export const DocumentIcon = /* @__PURE__ */ drawIcon(
  'M7 3.75h6.5L18.5 9v9.75a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V5.25A1.5 1.5 0 0 1 7 3.75ZM13.25 4v5.25h5M9 13h6M9 16.5h4',
);
