import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

/** Where packages put it, though not every user's PATH says so. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` };

export const nginxIsInstalled = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0;

/** An answer that came through nginx. */
interface Proxied {
  readonly status: number | undefined;
  readonly text: string;
}

export interface Nginx {
  /** Asks as a visitor from elsewhere does, who knows the site as studio.example. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Proxied>;
  stop(): Promise<void>;
}

/**
 * Runs nginx in front of a server, with nothing said of how it passes requests on but `directives`. Everything of it is
 * in `folder`; it listens on a socket there, so that it needs no port.
 */
export async function startNginx(folder: string, upstream: string, directives = ''): Promise<Nginx> {
  const socketPath = join(folder, 'nginx.sock');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  const config = `
    pid nginx.pid;
    error_log error.log;
    events {}
    http {
      ${temporary.join('\n')}
      access_log off;
      server {
        listen unix:${socketPath};
        server_name studio.example;
        location / { proxy_pass ${upstream}; ${directives} }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  // Its output is not read: the server that stays would hold it open. What went wrong it writes to its log.
  const nginx = async (...args: string[]) => {
    const all = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log', ...args];
    const [code] = await once(spawn('nginx', all, { env, stdio: 'ignore' }), 'exit');
    if (code !== 0) throw new Error(`nginx: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
  };
  await nginx();

  return {
    get: (path, headers) =>
      new Promise((resolve, reject) => {
        const sent = request({ socketPath, path, headers: { Host: 'studio.example', ...headers } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, text })).on('error', reject);
        });
        sent.on('error', reject).end();
      }),
    stop: () => nginx('-s', 'stop'),
  };
}
