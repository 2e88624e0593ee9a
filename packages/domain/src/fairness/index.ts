export * from './draws.ts';
export * from './envelope.ts';
export * from './wheel.ts';
