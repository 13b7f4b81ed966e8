import { useRootData } from '@platform/contract/root-data';
import type { SiteIdentity } from './identity.ts';

/** Returns the agency's identity, in any page or part of the frame. */
export const useSite = (): SiteIdentity => useRootData().site as SiteIdentity;
