import type english from './messages/en_US.json';

export type Keys = keyof typeof english;
