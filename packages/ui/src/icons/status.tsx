import { drawIcon } from './icon.tsx';

const CIRCLE = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z';

export const InfoIcon = /* @__PURE__ */ drawIcon(`${CIRCLE}M12 11.25V16M12 8h.01`);
export const HelpIcon = /* @__PURE__ */ drawIcon(
  `${CIRCLE}M9.75 9.6a2.35 2.35 0 1 1 3.4 2.1c-.8.4-1.15.95-1.15 1.8M12 16.25h.01`,
);
export const SuccessIcon = /* @__PURE__ */ drawIcon(`${CIRCLE}M8.25 12.25l2.6 2.6 4.9-5.2`);
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4.5 3.25 19.25h17.5ZM12 10.25V14M12 16.5h.01');
export const ErrorIcon = /* @__PURE__ */ drawIcon(
  'M8.5 3.75h7l4.75 4.75v7L15.5 20.25h-7L3.75 15.5v-7ZM12 8.25v4.25M12 15.75h.01',
);
export const ClockIcon = /* @__PURE__ */ drawIcon(`${CIRCLE}M12 7.5V12l3 2`);
export const CheckIcon = /* @__PURE__ */ drawIcon('M5 12.5l4.5 4.5L19 7.5');
export const RetryIcon = /* @__PURE__ */ drawIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const FlameIcon = /* @__PURE__ */ drawIcon(
  'M12.25 3.5c.25 3.25 4.75 5.4 4.75 10.35a5 5 0 0 1-10 0c0-1.9.75-3.35 1.9-4.5.2 1.5.85 2.3 1.75 2.65-.35-3.1-.1-6 1.6-8.5Z',
);
export const SparkIcon = /* @__PURE__ */ drawIcon(
  'M12 3.5c.7 4.9 3.6 7.8 8.5 8.5-4.9.7-7.8 3.6-8.5 8.5-.7-4.9-3.6-7.8-8.5-8.5 4.9-.7 7.8-3.6 8.5-8.5Z',
);
export const TrophyIcon = /* @__PURE__ */ drawIcon(
  'M7.5 4.5h9v5.25a4.5 4.5 0 0 1-9 0ZM7.5 6H4.25v1.25a3.5 3.5 0 0 0 3.4 3.5M16.5 6h3.25v1.25a3.5 3.5 0 0 1-3.4 3.5M12 14.25v3M8.25 20h7.5M9.5 20c0-1.6 1-2.75 2.5-2.75s2.5 1.15 2.5 2.75',
);
