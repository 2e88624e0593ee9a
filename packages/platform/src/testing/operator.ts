import { runOperator } from '../operator/main.ts';
import type { TestPlatform } from './platform.ts';

/**
 * The operator's command line on a test's own platform.
 * @param platformOf asked when a command runs
 * @param settings beside those of the database
 */
export function operatorOf(platformOf: () => TestPlatform, settings: Readonly<Record<string, string>> = {}) {
  /** As a person would. @returns exit code and what was said */
  async function run(...args: string[]) {
    const said: string[] = [];
    const streams = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
    const env = { DATABASE_URL: platformOf().databaseUrl, OPERATOR: 'mira', ...settings };
    const code = await runOperator(args, env, { ...streams, base: '/' });
    return { code, said: said.join('\n') };
  }
  /** One that must succeed. @returns what was said */
  async function done(...args: string[]): Promise<string> {
    const { code, said } = await run(...args);
    if (code !== 0) throw new Error(`"${args.join(' ')}" was refused: ${said}`);
    return said;
  }
  return { run, done };
}
