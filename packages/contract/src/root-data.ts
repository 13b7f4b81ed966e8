import { useRouteLoaderData } from 'react-router-dom';
import type { SiteIdentity } from './site.ts';

/** Id of the shell's outermost route; its loader data is what the shell gives to every page. */
export const ROOT_ROUTE_ID = 'root';

/** What the shell gives to every page through the router. */
export interface RootData {
  readonly site: SiteIdentity;
  /** Id of the release set this document is made of. */
  readonly set: string;
  /** Set on the answer to a form that was posted without JavaScript and refused. */
  readonly refused?: RefusedForm;
}

/** A refused form, so that the page can show it again as it was filled in. By field name. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The root data of the document this component is rendered in. */
export function useRootData(): RootData {
  return useRouteLoaderData(ROOT_ROUTE_ID) as RootData;
}
