import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach } from '@jest/globals';

/** How a test's mail server behaves from the next line it hears. */
export interface Manners {
  /** It accepts connections and never says a word. */
  mute?: boolean;
  /** Its answer to a sign-in; by default none is offered. */
  login?: string;
  /** Its answer to a text that came whole; '' is none. */
  text?: string;
}

/** A mail server on this machine. */
export interface SmtpServer {
  readonly url: string;
  readonly manners: Manners;
  /** The texts that it took, and those that it got and said no to, or nothing. */
  readonly taken: string[];
  readonly got: string[];
  /** Resolves when so many texts have come. */
  heard(texts: number): Promise<void>;
}

const TAKEN = '250 Taken';

/** Starts mail servers, each ended after its test. It speaks as much of RFC 5321 as a client needs. */
export function smtpServers(): (manners?: Manners) => Promise<SmtpServer> {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  return async (manners = {}) => {
    const sockets = new Set<Socket>();
    const taken: string[] = [];
    const got: string[] = [];
    const listeners = new Set<() => void>();

    const server = createServer((socket) => {
      sockets.add(socket);
      socket.setEncoding('utf8').on('error', () => undefined);
      const say = (line: string) => line !== '' && socket.write(`${line}\r\n`);
      let text: string | undefined;
      let rest = '';
      const hear = (line: string) => {
        if (text !== undefined && line !== '.') text += `${line}\n`;
        else if (text !== undefined) {
          const { text: answer = TAKEN } = manners;
          got.push(text);
          if (answer === TAKEN) taken.push(text);
          text = undefined;
          say(answer);
          for (const tell of listeners) tell();
        } else if (/^EHLO/i.test(line)) say(manners.login ? '250-here\r\n250 AUTH PLAIN' : '250 here');
        else if (/^AUTH/i.test(line)) say(manners.login ?? '235 Come in');
        else if (/^DATA/i.test(line)) {
          text = '';
          say('354 Go on');
        } else say('250 Yes');
      };
      if (!manners.mute) say('220 here');
      socket.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        if (!manners.mute) for (const line of lines) hear(line);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    const heard = (texts: number) =>
      new Promise<void>((resolve) => {
        const look = () => got.length >= texts && resolve();
        listeners.add(look);
        look();
      });
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, manners, taken, got, heard };
  };
}
