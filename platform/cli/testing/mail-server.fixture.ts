import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a test's mail server behaves. Changes apply from the next line that it receives. */
export interface Behaviour {
  /** Accept connections and send nothing. */
  mute?: boolean;
  /** Response to a sign-in. Unset: no sign-in is offered. */
  login?: string;
  /** Response to a complete mail. Empty: no response. */
  mail?: string;
}

/** A mail server on this machine. */
export interface MailServer {
  readonly url: string;
  readonly behaviour: Behaviour;
  /** The mails that it confirmed. */
  readonly accepted: readonly string[];
  /** The mails that it received, confirmed or not. */
  readonly received: readonly string[];
  /** Resolves when it has received `count` mails. */
  waitFor(count: number): Promise<void>;
  stop(): void;
}

const ACCEPTED = '250 Accepted';

/** Starts a mail server. It speaks as much of RFC 5321 as a client needs. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const accepted: string[] = [];
  const received: string[] = [];
  const listeners = new Set<() => void>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => undefined);
    const respond = (line: string) => line !== '' && socket.write(`${line}\r\n`);
    let mail: string | undefined;
    let rest = '';
    const receive = (line: string) => {
      if (mail !== undefined && line !== '.') mail += `${line}\n`;
      else if (mail !== undefined) {
        const { mail: response = ACCEPTED } = behaviour;
        received.push(mail);
        if (response === ACCEPTED) accepted.push(mail);
        mail = undefined;
        respond(response);
        for (const listener of listeners) listener();
      } else if (/^EHLO/i.test(line)) respond(behaviour.login ? '250-here\r\n250 AUTH PLAIN' : '250 here');
      else if (/^AUTH/i.test(line)) respond(behaviour.login ?? '235 Signed in');
      else if (/^DATA/i.test(line)) {
        mail = '';
        respond('354 Send the mail');
      } else respond('250 OK');
    };
    if (!behaviour.mute) respond('220 here');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      if (!behaviour.mute) for (const line of lines) receive(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const waitFor = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => received.length >= count && resolve();
      listeners.add(check);
      check();
    });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour,
    accepted,
    received,
    waitFor,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
