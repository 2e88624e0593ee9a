import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ICONS = join(import.meta.dirname, '../../ui/src/icons');
const { ModuleKind, ScriptTarget } = ts;

/**
 * The design system's line icons, by their names in kebab case without "Icon": `{ path, solid }`. The gateway serves
 * them, and cannot load the components that they are in.
 */
export function readIcons() {
  const icons = readdirSync(ICONS)
    .filter((file) => file.endsWith('.tsx') && file !== 'icon.tsx')
    .flatMap((file) => Object.entries(iconsIn(join(ICONS, file))))
    .map(([name, drawing]) => [kebab(name.replace(/Icon$/, '')), drawing])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(icons);
}

/** What a file of icons exports, where `drawIcon` gives back what it was to draw. */
function iconsIn(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 },
  });
  const exported = {};
  const drawIcon = (path, solid = false) => ({ path, solid });
  new Function('exports', 'require', outputText)(exported, () => ({ drawIcon }));
  return exported;
}

const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
