export { build, configOf, watch } from './compile.mjs';
export { integrityOf } from './integrity.mjs';
export { readConfig, readProject } from './project.mjs';
export { devCommand } from './dev/command.mjs';
export { serveStandalone } from './dev/serve.mjs';
export { SHARED } from './shared.mjs';
