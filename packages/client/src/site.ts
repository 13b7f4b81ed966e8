import { type RefusedForm, useRootData } from '@platform/contract/root-data';
import { useLocation } from 'react-router-dom';
import type { LiveSite } from './identity.ts';

/** Returns the agency's identity, in any page or part of the frame. */
export const useSite = (): LiveSite => useRootData().site as LiveSite;

/** Key of the router's first location. */
const FIRST_LOCATION = 'default';

/** Returns the form that was posted without scripts and refused, if this page is the response, not a later one. */
export function useRefusedForm(): RefusedForm | undefined {
  const { refused } = useRootData();
  const { key } = useLocation();
  return key === FIRST_LOCATION ? refused : undefined;
}

/** Returns whether the server is ready. Returns false if it cannot be reached. */
export async function isSiteReady(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/readyz', { signal, cache: 'no-store' });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
