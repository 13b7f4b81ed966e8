import { writeFileSync } from 'node:fs';

/** @typedef {import('./encode.mjs').Picture} Picture */

/**
 * Writes a module that exports one picture, or several by name; it stands beside the pictures' files and imports them.
 * @param {string} path Of the module.
 * @param {{ name: string, doc: string, type: string, picture: string, value: Picture | Record<string, Picture> }} module
 *   `picture`: from where the type is imported; `type`: of the export.
 */
export function writePictureModule(path, { name, doc, type, picture, value }) {
  const files = [...JSON.stringify(value).matchAll(/"src":"([^"]+)"/g)].map(([, file = '']) => file);
  const imports = files.toSorted().map((file) => `import ${identifier(file)} from './${file}';`);
  const names = [...new Set(type.match(/[A-Z]\w+/g) ?? [])].join(', ');
  const literal = JSON.stringify(value, null, 2).replaceAll(
    /"src": "([^"]+)"/g,
    (_, file) => `"src": ${identifier(file)}`,
  );
  const lines = [
    ...imports,
    `import type { ${names} } from '${picture}';`,
    '',
    `/** ${doc} */`,
    `export const ${name}: ${type} = ${literal.replaceAll(/"(\w+)":/g, '$1:')};`,
    '',
  ];
  writeFileSync(path, lines.join('\n'));
}

/** @param {string} file @returns {string} `slide-1-dark-720.avif` as `slide1Dark720Avif`. */
export function identifier(file) {
  const words = file.split(/[^a-zA-Z0-9]+/);
  return words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}
