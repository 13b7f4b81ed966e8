import { type RefusedForm, useRootData } from '@platform/contract/root-data';
import { useLocation } from 'react-router-dom';

/** Key of the router's first location. */
const FIRST_LOCATION = 'default';

/**
 * Returns the form that was posted without scripts and refused, if this page is the response. Pages that are opened after it in the
 * same document have no part in it.
 */
export function useRefusedForm(): RefusedForm | undefined {
  const { refused } = useRootData();
  const { key } = useLocation();
  return key === FIRST_LOCATION ? refused : undefined;
}
