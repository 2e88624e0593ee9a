export { describeAlone } from './alone.ts';
export { animationsEnded, violationsOf, type Violation } from './axe.ts';
export { launchOptions, SIZES } from './browser.ts';
export { aloneConfig } from './config.ts';
export type { PartName, Scene } from './scene.ts';
export { readTexts, type Texts } from './texts.ts';
