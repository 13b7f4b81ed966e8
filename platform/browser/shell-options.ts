import type { TitleFont } from '@platform/contract/render';
import type { ComponentType, ReactNode } from 'react';
import type { RuntimePlugin } from './loading/federation.ts';

export type { RuntimePlugin, TitleFont };

/** The options of a site's shell. `startShell` and `createServerBundle` take the same ones. */
export interface ShellOptions {
  /** Language of all documents, such as `en`, or a function that returns that of a page by its path. */
  readonly lang: string | ((pathname: string) => string);
  /** Elements of the document's head that every page has: icons, colours. */
  readonly DocumentHead: ComponentType;
  /** Writes title and description of the matched page. */
  readonly PageHead: ComponentType<PageHeadProps>;
  /** Rendered on every page, before its layout: progress bar, route announcer. */
  readonly Navigation?: ComponentType;
  /** The layout of every page whose layout is `public`. */
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  /** Shown for every error and every unknown path. `useRouteError` returns the error, if there is one. */
  readonly ErrorPage: ComponentType;
  /** Shown in the outlet when a remote's code could not be loaded; `useTryAgain` loads it again. */
  readonly LoadFailure: ComponentType;
  /** Shown in the outlet while a page's code is being loaded. */
  readonly Loading: ComponentType;
  /** Plugins of Module Federation's runtime, called in the browser: https://module-federation.io/plugin/dev */
  readonly runtimePlugins?: readonly RuntimePlugin[];
}

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

/** Facts about a page when the server renders it. All URLs are absolute. */
export interface PageFacts {
  readonly url: string;
  /** Where visitors find the site, such as `https://site.example`. */
  readonly origin: string;
  readonly site: unknown;
  readonly title: string;
  readonly description: string;
  /** The picture that represents the page, 1200 by 630 pixels. */
  readonly card?: string;
  /** The pages above this one, without the home page, and this one. Empty if the page has no name in breadcrumbs. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
  readonly nodes: readonly object[];
}

/** A meta element. Open Graph uses `property`, X uses `name`. */
export interface MetaTag {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

/** A link element, such as one to a feed, or to the page in another language. */
export interface LinkTag {
  readonly rel: string;
  readonly type?: string;
  readonly title?: string;
  readonly hreflang?: string;
  readonly href: string;
}

/** Metadata of a page for search engines and link previews. */
export interface Statements {
  readonly meta: readonly MetaTag[];
  readonly links?: readonly LinkTag[];
  readonly graph: readonly object[];
}

/** Options of a shell that only the server uses. */
export interface ServerOptions {
  /** The shell's global style sheet, or a function that returns that of a language. */
  readonly css?: string | ((lang: string) => string);
  /** Returns the URL paths of the fonts that a document of a language preloads, the most used first. */
  readonly fonts?: (lang: string) => readonly string[];
  /** Returns the typeface of titles in a language. Undefined: pages contain no letters of it. */
  readonly titleFont?: (lang: string) => TitleFont | undefined;
  /** Script that runs in the head of every page, before the first paint. Constant. */
  readonly script?: string;
  /** URL path of the style sheet that no first screen needs, a file of the shell. */
  readonly lateStyles?: string;
  /** Returns the metadata of a page. Called for public pages with status 200, if the site's origin is known. */
  readonly describePage?: (page: PageFacts) => Statements;
}
