export { default } from '@tessera/build/eslint';
