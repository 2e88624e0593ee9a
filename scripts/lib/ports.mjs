import { connect } from 'node:net';

/**
 * Checks that the servers' ports are free. Otherwise another server's answers would be mistaken for theirs.
 * @param places `{ url, setting }` of each server
 * @throws Error that names the port and its setting
 */
export async function requireFreePorts(places) {
  const taken = new Map();
  for (const { url, setting } of places) {
    const { hostname, port } = new URL(url);
    if (!port || Number(port) > 65_535)
      throw new Error(`${setting}: "${port}" is not a port: set a number from 1 to 65535.`);
    const other = taken.get(port);
    if (other) throw new Error(`${setting} and ${other} are both ${port}: set one of them to another port.`);
    taken.set(port, setting);
    if (await isTaken(hostname.replace(/^\[|\]$/g, ''), Number(port)))
      throw new Error(`Port ${port} is in use: stop what uses it, or set ${setting} to another port.`);
  }
}

function isTaken(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(2_000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
