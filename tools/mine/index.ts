import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, StepFailed } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { allFiles } from './files.ts';
import { hashOf, RECORD, readRecord, recordOf } from './record.ts';
import { findWords } from './words.ts';

const help = `npm run mine [-- --record]
  Lists what is left of the agency that this repository was made for: files that are as they were, and lines with its name, its
  people, its clients and what it sells. --record records what it is known by; only that agency does so.`;

/** Texts that people read or write. Not what tells of the software's history, what is measured, and this program. */
const READ = /\.(ts|tsx|mjs|json|md|html|css|tsv|ya?ml)$|^LICENSE$|^CODEOWNERS$/;
const OTHER = /^bench\/|(^|\/)CHANGELOG\.md$|^docs\/|^tools\/mine\/|^pnpm-lock\.yaml$/;

await command(help, { record: { type: 'boolean' } }, async ({ values }) => {
  if (values.record) {
    writeFileSync(join(root, RECORD), `${JSON.stringify(recordOf(root), null, 2)}\n`);
    return;
  }
  const { name, words, files } = readRecord(root);
  const same = Object.entries(files).filter(
    ([path, hash]) => existsSync(join(root, path)) && hashOf(join(root, path)) === hash,
  );
  for (const [path] of same) console.log(`${path}: as it was`);
  const texts = allFiles(root).filter((path) => READ.test(path) && !OTHER.test(path) && existsSync(join(root, path)));
  const found = findWords(root, texts, words);
  for (const { path, line, words: left } of found) console.log(`${path}:${line}: ${left.join(', ')}`);
  if (same.length + found.length > 0) {
    throw new StepFailed(
      `Of ${name} are left: ${same.length} files as they were, ${found.length} lines with its words.`,
    );
  }
  console.log(`Nothing is left of ${name}.`);
});
