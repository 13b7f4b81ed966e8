import { useRouteLoaderData } from 'react-router-dom';
import type { SiteIdentity } from './site.ts';

/** Id of the shell's outermost route; its loader data is what the shell gives to every page. */
export const ROOT_ROUTE_ID = 'root';

/** What the shell gives to every page through the router. */
export interface RootData {
  readonly site: SiteIdentity;
  /** Id of the release set this document is made of. */
  readonly set: string;
}

/** The root data of the document this component is rendered in. */
export function useRootData(): RootData {
  return useRouteLoaderData(ROOT_ROUTE_ID) as RootData;
}
