import { bootstrap, stop } from './lib/bootstrap.mjs';
await bootstrap();

const { parseArgs } = await import('node:util');
const { relative } = await import('node:path');
const { createRemoteProject } = await import('./new-remote/new-remote.mjs');

const USAGE = `npm run new-remote -- mf-tips: creates a working remote in this repository, with the route /tips, a part of
the home page, messages in all languages and tests

  --title "Tips"        title of its page; default: from the name
  --outside <folder>    creates it in its own repository, with settings and workflow
  --packages <folder>   for --outside: packed packages (npm run pack -- --to <folder>), if no registry has them
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    outside: { type: 'string' },
    packages: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const [name, ...more] = positionals;

if (values.help) {
  process.stdout.write(USAGE);
} else if (name === undefined || more.length > 0) {
  stop(`Name one remote.\n\n${USAGE}`);
} else {
  const folder = await createRemoteProject({ name, ...values }).catch((error) => stop(error.message));
  const next =
    values.outside === undefined
      ? [
          'npm install',
          `npm run dev -- ${name}`,
          `npx nx run-many -t lint typecheck test e2e -p ${name}`,
          'npm start',
        ]
      : [`cd ${relative(process.cwd(), folder)}`, 'npm install', 'npm run dev', 'npm test', 'npm run build'];
  process.stdout.write(`Created ${name} in ${folder}. Next:\n${next.map((line) => `  ${line}\n`).join('')}`);
}
