import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@platform/cli/workspace';
import { identifier } from './picture-module.mjs';

const FOLDER = join(root, 'packages/pictures/src');

/**
 * Writes the two tables of ready-made websites, each a module of its own: whoever shows photographs does not bring along the
 * addresses of the pages, nor the other way round.
 * @param {readonly string[]} ids
 */
export function writeSiteTables(ids) {
  writeTable('templates', ids, {
    imports: (id) => `import ${identifier(id)} from './templates/${id}.html';`,
    doc: "Addresses of the ready-made websites' pages, by id. Each page is one file, without scripts, that needs nothing else.",
    type: ['/** A ready-made website. */', 'export type TemplateId = keyof typeof templates;', ''],
  });
  writeTable('photographs', ids, {
    imports: (id) => `import { photograph as ${identifier(id)} } from './sites/${id}.ts';`,
    doc: "The photographs of the ready-made websites' pages, by id.",
    type: [],
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} ids
 * @param {{ imports: (id: string) => string, doc: string, type: string[] }} table `type`: lines that follow the table.
 */
function writeTable(name, ids, { imports, doc, type }) {
  const entries = ids.map((id) => (identifier(id) === id ? `  ${id},` : `  '${id}': ${identifier(id)},`));
  const lines = [
    ...ids.map(imports),
    '',
    `/** ${doc} */`,
    `export const ${name} = {`,
    ...entries,
    '} as const;',
    '',
    ...type,
  ];
  writeFileSync(join(FOLDER, `${name}.ts`), lines.join('\n'));
}
