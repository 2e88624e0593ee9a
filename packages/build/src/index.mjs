export { build, configOf, watch } from './compile.mjs';
export { integrityOf } from './integrity.mjs';
export { readConfig, readProject } from './project.mjs';
export { serveStandalone } from './standalone.mjs';
export { SHARED } from './shared.mjs';
