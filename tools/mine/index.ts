import { command, StepFailed } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { findLeft } from './left.ts';

const help = `npm run mine
  Lists what is left of the agency that this repository was made for: files that are as they were, and lines with its name, its
  people, its clients and what it sells. docs/make-it-yours.md leads through all of it.`;

await command(help, {}, async () => {
  const { name, same, lines } = findLeft(root);
  for (const path of same) console.log(`${path}: as it was`);
  for (const { path, line, words } of lines) console.log(`${path}:${line}: ${words.join(', ')}`);
  if (same.length + lines.length > 0) {
    throw new StepFailed(
      `Of ${name} are left: ${same.length} files as they were, ${lines.length} lines with its words.`,
    );
  }
  console.log(`Nothing is left of ${name}.`);
});
