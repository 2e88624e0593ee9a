import pg from 'pg';

const running = new WeakSet<object>();
const { query } = pg.Client.prototype;

// Lets a query fail on a client that still runs another one, as pg 9 will: pg 8 queues it, and warns once for a process.
pg.Client.prototype.query = function refusing(this: pg.Client, ...given: unknown[]) {
  if (running.has(this)) throw new Error('the client already runs a query: await one after the other');
  const answer: unknown = Reflect.apply(query, this, given);
  if (answer instanceof Promise) {
    running.add(this);
    const done = () => void running.delete(this);
    answer.then(done, done);
  }
  return answer;
} as typeof query;
