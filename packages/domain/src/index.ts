export * from './currencies.ts';
export * from './halls.ts';
export * from './limits.ts';
export * from './locales.ts';
export * from './money.ts';
export * from './platforms.ts';
export * from './rules.ts';
