// Stands in for systemctl where there is no systemd: starts and stops the instances of one unit by the lines of its file.
// SYSTEMCTL: the unit's file, a folder for state, the folder that stands in for /opt/site, variables, and the port of each instance.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { unitFile, state, programs, variables, ports } = JSON.parse(process.env.SYSTEMCTL);
const [verb, name] = process.argv.slice(2).filter((word) => word !== '--quiet');
const instance = name.replace('site@', '');
const unit = readFileSync(unitFile, 'utf8').replaceAll('/opt/site/%i', join(programs, instance));
const line = (key) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)[1].replaceAll('%i', ports[instance]);
const command = (key) => [process.execPath, ...line(key).split(' ').slice(1)];
const env = {
  ...process.env,
  ...Object.fromEntries(
    line('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  ),
  ...variables,
};
const cwd = line('WorkingDirectory');
const pidFile = join(state, `${instance}.pid`);

const pid = () => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '0');
/** A process that has ended stays a zombie where nobody waits for it. */
const runs = () => existsSync(`/proc/${pid()}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid()}/stat`, 'utf8'));

async function start() {
  // As with systemd, the server's parent does not end.
  const script = '"$@" >"$LOG" 2>&1 & echo $!';
  const log = { LOG: join(state, `${instance}.log`) };
  writeFileSync(
    pidFile,
    execFileSync('sh', ['-c', script, 'sh', ...command('ExecStart')], { cwd, env: { ...env, ...log } })
      .toString()
      .trim(),
  );
  const [program, ...args] = command('ExecStartPost');
  const post = spawn(program, args, { cwd, env, stdio: 'ignore' });
  const ended = once(post, 'exit');
  while (post.exitCode === null && runs()) await Promise.race([ended, wait(100)]);
  if (post.exitCode === 0) return 0;
  post.kill();
  return 1;
}

async function stop() {
  if (!runs()) return 0;
  process.kill(Number(pid()), 'SIGTERM');
  while (runs()) await wait(50);
  rmSync(pidFile);
  return 0;
}

const verbs = { start, stop, 'is-active': () => (runs() ? 0 : 3), enable: () => 0, disable: () => 0 };
process.exitCode = await verbs[verb]();
