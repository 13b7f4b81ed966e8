import { VisuallyHidden } from '@studio/ui';
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useNavigationType } from 'react-router';
import { useLocation, useNavigation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { focusAgain, focusHeading, goToAnchor } from './focus.ts';

/** A thin line at the top while another page is loading. Its styles are in the global style sheet. */
function ProgressLine() {
  const isIdle = useNavigation().state === 'idle';
  const { progress } = useLanguage().texts.outlet;
  return isIdle ? null : <div className="progress-line" role="progressbar" aria-label={progress} />;
}

/** Rendered on every page, also on those without the layout. */
export function Navigation() {
  return (
    <>
      <ProgressLine />
      <RouteAnnouncer />
    </>
  );
}

/**
 * Announces a new page: moves the focus to its heading, or to the anchor in the URL, and announces its title to screen
 * readers. Back and Forward within a page return the focus to where it was. Does nothing for a new document, which browsers announce
 * themselves, nor when a filter changes the current page.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const stays = useContext(RouterState)?.preventScrollReset === true;
  const shown = useRef(location);
  /** What had the focus when an entry of the history was left for another of the same page, by the entry's key. */
  const left = useRef(new Map<string, Element | null>());
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isOther = before.pathname !== location.pathname;
    if (before.key === location.key) return;
    if (isOther) left.current.clear();
    else left.current.set(before.key, document.activeElement);
    if (type === 'POP' && !isOther) return focusAgain(left.current.get(location.key));
    if (stays) return;
    if (isOther) setTitle(document.title);
    return location.hash !== '' && type !== 'POP' ? goToAnchor(location.hash) : focusHeading();
  }, [location, type, stays]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
