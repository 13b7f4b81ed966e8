import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the details element around the address's fragment: browsers do so for a page load, not for a navigation. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const item = target?.closest('details');
    if (!target || !item || item.open) return;
    item.open = true;
    target.scrollIntoView();
  }, [hash]);
}
