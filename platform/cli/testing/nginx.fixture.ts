import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';

/** Adds the folders where packages install nginx, which are not in every user's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` };

export const nginxIsInstalled = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0;

/** A response that came through nginx. */
interface ProxiedResponse {
  readonly status: number | undefined;
  readonly text: string;
}

export interface Nginx {
  /** Sends a request to `studio.example`, as a remote visitor does. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ProxiedResponse>;
  stop(): Promise<void>;
}

/**
 * Runs nginx in front of a server, with its defaults and `directives`. All its files are in `folder`. It listens on a socket
 * there and needs no port.
 * @param upstream URL of the server, or of a group that `http` names.
 * @param http Further directives, outside of `server`.
 */
export async function startNginx(folder: string, upstream: string, directives = '', http = ''): Promise<Nginx> {
  const socketPath = join(folder, 'nginx.sock');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  const config = `
    pid nginx.pid;
    error_log error.log;
    events {}
    http {
      ${temporary.join('\n')}
      access_log off;
      ${http}
      server {
        listen unix:${socketPath};
        server_name studio.example;
        location / { proxy_pass ${upstream}; ${directives} }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  // The output is not read, because the server that keeps running would hold it open. Errors are in the log.
  const nginx = async (...args: string[]) => {
    const nginxArgs = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log', ...args];
    const [code] = await once(spawn('nginx', nginxArgs, { env, stdio: 'ignore' }), 'exit');
    if (code !== 0) throw new Error(`nginx: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
  };
  await nginx();

  return {
    get: (path, headers) =>
      new Promise((resolve, reject) => {
        const sent = request({ socketPath, path, headers: { Host: 'studio.example', ...headers } }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode, text })).on('error', reject);
        });
        sent.on('error', reject).end();
      }),
    stop: () => nginx('-s', 'stop'),
  };
}
