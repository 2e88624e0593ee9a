export type { Draw } from '@tessera/domain/fairness';
