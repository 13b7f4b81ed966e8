import { useRouteLoaderData } from 'react-router-dom';

/** Id of the shell's outermost route, whose loader data is a `RootData`. */
export const ROOT_ROUTE_ID = 'root';

/** Data that the shell passes to every page through the router. */
export interface RootData {
  /** The site's own data, such as its identity. The site defines its type. */
  readonly site: unknown;
  /** Where visitors find the site, such as `https://site.example`. Unset: pages name no address of their own. */
  readonly origin?: string;
  /** Set on the response to a form that was posted without JavaScript and refused. */
  readonly refused?: RefusedForm;
}

/** A refused form, so that the page can show it again as it was filled in. By field name. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Returns the root data of the current document. */
export function useRootData(): RootData {
  return useRouteLoaderData(ROOT_ROUTE_ID) as RootData;
}
