import type { RsbuildPlugin } from '@rsbuild/core';
import { MODE } from './mode.ts';

/** Texts of a module that are replaced. `to` may be a pattern's replacement. */
interface Edit {
  readonly module: RegExp;
  readonly replace: readonly { readonly from: string | RegExp; readonly to: string }[];
}

/** A pattern for a method of a class in federation's runtime, as its bundler indents them. */
const method = (name: string) => ({
  from: new RegExp(`^\\t(?:async )?${name}\\([^)]*\\) \\{$[\\s\\S]*?^\\t\\}$`, 'm'),
  to: '',
});

/** What the shell never calls, in libraries whose modules a bundler cannot divide. */
export const SHELL_EDITS: readonly Edit[] = [
  {
    module: /react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/,
    replace: [
      // Calls without an effect if nothing uses their result; names for development tools, which would be a use.
      { from: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g, to: '= /* @__PURE__ */ $1' },
      { from: /^\w+\.displayName = "\w+";$/gm, to: '' },
      // Prefetching is the platform's own; this is that of React Router's "framework mode".
      { from: 'return shouldPrefetch && !isAbsolute ?', to: 'return false ?' },
      { from: /if \(!frameworkContext\) \{(?=\s+return \[false, ref)/, to: 'if (true) {' },
      { from: /if \(init\.instrumentations\) \{/g, to: 'if (false) {' },
    ],
  },
  {
    module: /@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/,
    // `createStyleCache` passes plugins, so that the prefixes for old browsers are never added.
    replace: [{ from: 'options.stylisPlugins || defaultStylisPlugins', to: 'options.stylisPlugins || []' }],
  },
  {
    module: /runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    replace: ['preloadRemote', 'initRawContainer', 'removeRemote'].map(method),
  },
  { module: /runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/, replace: [method('loadShareSync')] },
];

/** What the containers of remotes never call: they have no copies of shared modules, and load no other remote. */
export const CONTAINER_EDITS: readonly Edit[] = [
  {
    module: /@module-federation[\\/]runtime[\\/]dist[\\/]index\.c?js$/,
    // Descriptions of errors that only a mistake in this build could cause.
    replace: [{ from: /import \{ (RUNTIME_009), (runtimeDescMap) \} from .*;/, to: 'const $1 = "$1", $2 = {};' }],
  },
  {
    module: /webpack-bundler-runtime[\\/]dist[\\/]init\.js$/,
    replace: [{ from: 'if (USE_SHARED) {', to: 'if (false) {' }],
  },
  {
    module: /webpack-bundler-runtime[\\/]dist[\\/]consumes\.js$/,
    replace: [{ from: 'updateConsumeOptions(options);', to: '' }],
  },
];

/** Packages whose modules have no effect when they are loaded, though they do not say so. */
const PURE = /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Makes the edits. The build fails if a library has changed there: see what has become of the text then. */
export const leanLibraries = (edits: readonly Edit[]): RsbuildPlugin => ({
  name: 'platform:lean-libraries',
  setup(api) {
    if (MODE === 'development') return;
    const edited = new Set<Edit>();
    for (const edit of edits) {
      api.transform({ test: edit.module }, ({ code, resourcePath }) => {
        edited.add(edit);
        return edit.replace.reduce((text, { from, to }) => {
          const result = text.replace(from, to);
          if (result === text) throw new Error(`${resourcePath} has nothing like ${from}`);
          return result;
        }, code);
      });
    }
    api.modifyRspackConfig((config) => {
      config.module.rules ??= [];
      config.module.rules.push({ test: PURE, sideEffects: false });
    });
    api.onAfterBuild(() => {
      const missed = edits.find((edit) => !edited.has(edit));
      if (missed) throw new Error(`The build has no module like ${missed.module}`);
    });
  },
});
