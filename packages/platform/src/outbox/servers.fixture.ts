import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A mail server that speaks as much SMTP as a client needs, and keeps what it receives. */
export interface MailServer {
  readonly url: string;
  readonly received: { readonly to: string; readonly data: string }[];
  /** How recipients are answered, e.g. `451 try later`; `undefined` accepts them. */
  refusal: string | undefined;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    speak(socket);
  });
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    received: [],
    refusal: undefined,
    close() {
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };

  function speak(socket: Socket): void {
    let [pending, to, data] = ['', '', undefined as string | undefined];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const read = (line: string) => {
      if (data !== undefined) {
        if (line !== '.') return void (data += `${line}\n`);
        mail.received.push({ to, data });
        data = undefined;
        return say('250 kept');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT' && mail.refusal !== undefined) return say(mail.refusal);
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') data = '';
      return say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 fine');
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString();
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) read(line);
    });
    say('220 a mail server for tests');
  }
  return mail;
}

/** An SMS gateway that keeps what it receives. */
export interface SmsGateway {
  readonly url: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[];
  /** The HTTP status of its answers. */
  status: number;
  close(): Promise<void>;
}

export async function startSmsGateway(): Promise<SmsGateway> {
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      gateway.received.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(gateway.status, { connection: 'close' }).end('{}');
    });
  });
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${await listen(server)}/v1/messages`,
    received: [],
    status: 202,
    close: () => close(server),
  };
  return gateway;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
