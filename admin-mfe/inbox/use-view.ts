import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, readView, type View } from './view.ts';

/** What the address says is shown, and how to go to another view. The page stays where it is scrolled to. */
export function useView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const show = (next: View, { replace = false } = {}) =>
    void navigate(addressOf(next), { replace, preventScrollReset: true });
  return { view, show };
}
