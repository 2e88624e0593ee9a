import { drawIcon } from './icon.tsx';

/** Icons of the halls (spec §3 Game hall ids), and of crash and fishing. */
export const LobbyIcon = /* @__PURE__ */ drawIcon(
  'M4 5.5A1.5 1.5 0 0 1 5.5 4H10v6.5H4ZM13.75 4h2.75L20 7.5v3h-6.25ZM4 14.25h6V20H5.5A1.5 1.5 0 0 1 4 18.5ZM13.75 14.25H20v4.25a1.5 1.5 0 0 1-1.5 1.5h-4.75Z',
);
export const SlotIcon = /* @__PURE__ */ drawIcon(
  'M5 4.5h10A1.5 1.5 0 0 1 16.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM7.5 9h5L9.75 15M16.5 14.5h1.25a2 2 0 0 0 2-2V8.75M19.75 8.75a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
);
export const LiveIcon = /* @__PURE__ */ drawIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3.5V9M12 15v5.5M3.5 12H9M15 12h5.5',
);
export const SportIcon = /* @__PURE__ */ drawIcon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8.25l3.55 2.6-1.35 4.15H9.8l-1.35-4.15ZM12 8.25V3.5M15.55 10.85l4.55-1.5M14.2 15l2.75 3.9M9.8 15l-2.75 3.9M8.45 10.85 3.9 9.35',
);
export const LotteryIcon = /* @__PURE__ */ drawIcon(
  'M9.5 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM9.5 16.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM17.5 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM19 17.5h.01',
);
export const CardIcon = /* @__PURE__ */ drawIcon(
  'M10 4.5h8A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18V6A1.5 1.5 0 0 1 10 4.5ZM14 8.75 16.4 12 14 15.25 11.6 12ZM4.5 7.25v9.5',
);
export const VirtualIcon = /* @__PURE__ */ drawIcon(
  'M5.5 7.5h13a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2.4a2 2 0 0 1-1.6-.8l-.9-1.2a2 2 0 0 0-3.2 0l-.9 1.2a2 2 0 0 1-1.6.8H5.5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM7.5 11.25h2M14.5 11.25h2',
);
export const DuelIcon = /* @__PURE__ */ drawIcon(
  'M5 5l10.75 10.75M19 5 8.25 15.75M13.75 17.75l4-4M6.25 13.75l4 4M16.5 16.5 19 19M7.5 16.5 5 19M5 5h2.5M5 5v2.5M19 5h-2.5M19 5v2.5',
);
export const EsportIcon = /* @__PURE__ */ drawIcon(
  'M8 7.5h8a5 5 0 0 1 4.9 4l.75 3.8a2.35 2.35 0 0 1-4.1 1.95L15.5 15h-7l-2.05 2.25a2.35 2.35 0 0 1-4.1-1.95l.75-3.8a5 5 0 0 1 4.9-4ZM8.25 9.75v3M6.75 11.25h3M15.25 10.25h.01M17.25 12.25h.01',
);
export const CrashIcon = /* @__PURE__ */ drawIcon(
  'M4 4.5V18a2 2 0 0 0 2 2h14M7.5 16.5c5.5-.3 9-3.4 10.75-9.5M14.25 8.75 18.4 6.5l2.1 4.2',
);
export const FishingIcon = /* @__PURE__ */ drawIcon(
  'M3.5 12c2-3.3 4.8-5 8.1-5 2.7 0 4.9 1.3 6.4 5-1.5 3.7-3.7 5-6.4 5-3.3 0-6.1-1.7-8.1-5ZM18 12l3-3.25v6.5ZM8.25 11h.01M12.5 9.75c.8 1.5.8 3 0 4.5',
);
