/** A server for tests of the terminal's output: writes one line of each kind, and ends at once. */
const log = (level, msg) => process.stdout.write(`${JSON.stringify({ level, msg })}\n`);
process.stdout.write('The platform is ready at http://localhost:3001\n');
log(30, 'request completed');
log(40, 'the provider answers slowly');
process.stderr.write('a notice of Node\n');
log(50, 'the database is away');
log(60, 'the platform stops');
process.exit(1);
