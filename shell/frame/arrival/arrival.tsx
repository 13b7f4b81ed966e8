import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useNavigationType } from 'react-router';
import { useLocation } from 'react-router-dom';
import { focusHeading, goToAnchor } from './focus.ts';

/**
 * Says that another page has come: the focus moves to its heading, or to the place in it that was asked for, and its title
 * is announced. Nothing of this when the document is new, which browsers and screen readers announce themselves, nor when
 * a filter shows something else of the same page.
 */
export function Arrival() {
  const location = useLocation();
  const type = useNavigationType();
  const stays = useContext(RouterState)?.preventScrollReset === true;
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isOther = before.pathname !== location.pathname;
    if (before.key === location.key || stays || (type === 'POP' && !isOther)) return;
    if (isOther) setTitle(document.title);
    return location.hash !== '' && type !== 'POP' ? goToAnchor(location.hash) : focusHeading();
  }, [location, type, stays]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
