import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Folders of what runs on a server, and of the commands. */
const CODE = ['platform', 'api', 'deploy'];

/** What the system or a command sets for a program that it starts; nobody sets it by hand. */
const INTERNAL = ['CI', 'COMMAND_NODE_OPTIONS', 'COMMAND_PID', 'NODE_OPTIONS', 'PATH', 'PWD', 'TMPDIR'];

/** Variables by which `npm test` speaks to the tests. */
const OF_TESTS = ['OTHER_NODE', 'RECHECK_BACKEND', 'TEST_ALL', 'TEST_MAIN'];

async function sources(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of CODE) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (/\/(node_modules|dist)\//.test(path) || /\.(test|fixture)\.ts$/.test(path)) continue;
      if (entry.isFile() && /\.(ts|tsx|mjs|sh)$/.test(path)) found.push(path);
    }
  }
  return found;
}

describe('docs/operate/settings.md', () => {
  it('has every environment variable that the code reads, and no other', async () => {
    const names = new Set<string>();
    for (const path of await sources()) {
      const text = await readFile(path, 'utf8');
      // A variable is read as process.env.NAME, as ${NAME:-default} of a script, or as a field of a schema for the environment.
      const schema = /^const environment = v\.object\(\{\n([\s\S]*?)^\}\)/m.exec(text)?.[1] ?? '';
      for (const name of namesIn(schema, /^ {2}([A-Z][A-Z_]+):/gm)) names.add(name);
      for (const name of namesIn(text, /process\.env\.([A-Z][A-Z_]+)/g)) names.add(name);
      if (path.endsWith('.sh')) for (const name of namesIn(text, /\$\{([A-Z][A-Z_]+):-/g)) names.add(name);
    }
    for (const name of [...INTERNAL, ...OF_TESTS]) names.delete(name);
    const text = await read('docs/operate/settings.md');
    const rows = text.split('\n').filter((line) => line.startsWith('| `') || line.startsWith('`FEDERATION'));
    const listed = rows.flatMap((row) =>
      namesIn(row.split(/\||are set/)[row.startsWith('|') ? 1 : 0] ?? '', /`([A-Z_]+)`/g),
    );
    expect([...new Set(listed)].sort()).toEqual([...names].sort());
  });
});

describe('docs/operate/alerts.md', () => {
  it('describes what to do for each alert', async () => {
    const alerts = namesIn(await read('docs/operate/alerts.yml'), /- alert: (\w+)/g);
    expect(namesIn(await read('docs/operate/alerts.md'), /^## (\w+)$/gm)).toEqual(alerts);
  });
});

describe('the documents', () => {
  it('link to files and headings that exist', async () => {
    const documents = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/threat-model.md'];
    for (const name of await readdir(join(root, 'docs/operate')))
      if (name.endsWith('.md')) documents.push(`docs/operate/${name}`);
    const broken: string[] = [];
    for (const document of documents) {
      for (const target of namesIn(await read(document), /\]\(([^)\s]+)\)/g)) {
        if (/^(https?|mailto):/.test(target)) continue;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? document : join(dirname(document), path);
        const text = await readFile(join(root, file), 'utf8').catch((error: { code: string }) => error.code);
        const headings = namesIn(text, /^#+ (.*)$/gm).map((heading) =>
          heading
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        );
        const isThere = text !== 'ENOENT' && (anchor === undefined || headings.includes(anchor));
        if (!isThere) broken.push(`${document}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });
});
