/** All tables, for drizzle and for the tool that writes migrations. */
export * from './schema/activities.ts';
export * from './schema/agent.ts';
export * from './schema/cashier.ts';
export * from './schema/catalogue.ts';
export * from './schema/content.ts';
export * from './schema/ledger.ts';
export * from './schema/members.ts';
export * from './schema/notices.ts';
export * from './schema/play.ts';
export * from './schema/recommendation.ts';
export * from './schema/registration.ts';
export * from './schema/responsible.ts';
export * from './schema/sandbox-pay.ts';
export * from './schema/security.ts';
export * from './schema/site.ts';
export * from './schema/wallets.ts';
