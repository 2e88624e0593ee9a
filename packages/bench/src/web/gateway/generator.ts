import { Agent, get } from 'node:http';
import { visitorHeaders } from './visitor.ts';

/**
 * A process of its own that asks one address again and again: `generator.ts <url> <connections> <seconds>`. Each
 * connection asks as soon as it was answered. Prints a {@link Generated} as JSON.
 */
export interface Generated {
  readonly seconds: number;
  /** Answers with status 200 that came whole: the ms each took. */
  readonly tookMs: readonly number[];
  readonly failures: number;
}

const [, , url = '', connections = '10', seconds = '10'] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const tookMs: number[] = [];
let failures = 0;
const began = performance.now();
const end = began + Number(seconds) * 1_000;

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent, headers: visitorHeaders('phone') }, (answer) => {
      answer.resume();
      answer.once('error', () => resolve(false));
      answer.once('end', () => resolve(answer.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}

async function connection(): Promise<void> {
  while (performance.now() < end) {
    const asked = performance.now();
    if (await ask()) tookMs.push(performance.now() - asked);
    else failures += 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, connection));
agent.destroy();
const generated: Generated = { seconds: (performance.now() - began) / 1_000, tookMs, failures };
process.stdout.write(JSON.stringify(generated));
