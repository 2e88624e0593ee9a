export { default } from '@tessera/build/jest';
