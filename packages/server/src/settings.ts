export { fields } from './settings/fields.ts';
export { readEnv, SettingsError, type Environment } from './settings/read-env.ts';
export { openHostWarning } from './settings/open-host.ts';
