import type { Files, NewRemote } from './remote-files.ts';
import { toJson } from './remote-files.ts';

/** Returns the files of a repository of its own that are neither sources nor its package.json. */
export function standaloneTexts({ name, path }: NewRemote): Files {
  return {
    // The lockfile then names no registry, and installs from whichever is configured.
    '.npmrc': 'omit-lockfile-registry-resolved=true\nsave-exact=true\n',
    '.gitignore': 'node_modules/\ndist/\n',
    'tsconfig.json': toJson({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        jsx: 'react-jsx',
        jsxImportSource: '@emotion/react',
        strict: true,
        isolatedModules: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['*.ts', '*.tsx'],
    }),
    '.github/workflows/remote.yml': `# Any other CI runs the same commands.
name: remote
on: push
jobs:
  remote:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm ci
      - run: npm run check
      - run: npm test
      - run: npm run gate
      - run: npx playwright install --with-deps chromium
        if: github.ref == 'refs/heads/main'
      - run: npm run release -- --to "\${{ vars.SITE }}"
        if: github.ref == 'refs/heads/main'
        env:
          PUBLISH_TOKEN: \${{ secrets.PUBLISH_TOKEN }}
`,
    'README.md': `# ${name}

The remote \`${name}\` of a site: it serves \`${path}\`, and is released on its own. \`packages/\` has the platform's packages; where they are
in a registry, their versions can stand in \`package.json\` instead.

\`\`\`sh
npm install
npm run check                  # types
npm test                       # renders the page
npm run gate                   # builds, and checks what needs no site
PUBLISH_TOKEN=… npm run release -- --to https://site.example
npm run rollback -- --to https://site.example
PUBLISH_TOKEN=… npm run dev -- --site https://site.example
\`\`\`

The token comes from whoever runs the site: \`npm run token\` there prints it, with the line of \`teams.json\` that allows it to release
\`${name}\`. The first release opens the pages in a browser: Chromium on PATH, at CHROMIUM_PATH, or \`npx playwright install chromium\`.

React, React DOM, React Router and Emotion come from the site's shell. The range in \`package.json\` says which of its versions this remote works with.
`,
  };
}
