import { aloneConfig } from '@tessera/testing/e2e';

export default aloneConfig(import.meta.dirname);
