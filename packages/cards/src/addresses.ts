/** Addresses of share pictures by page, or by page and one search parameter. */
type Addresses = Readonly<Record<string, string>>;

/** Undefined in browsers, which need none. The build of a server bundle replaces this module (`build/plugin.ts`). */
export const addresses = undefined as Addresses | undefined;
