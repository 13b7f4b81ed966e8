import type { NavigateOptions, To } from 'react-router';
import { changeBetween, type Place } from './change.ts';

type Manners = Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'>;

/** The part of a router that leads to another place; by a number, that many steps back or forth. */
interface Navigator {
  readonly state: { readonly location: Place };
  navigate(to: number): Promise<void>;
  navigate(to: To | null, options?: Manners): Promise<void>;
}

/**
 * Lets every link, also those of the remotes, lead on in the same way: another page comes with a view transition where the
 * browser has them and the visitor wants motion; a filter keeps the place scrolled to. What a link says itself counts more.
 */
export function teachManners(router: Navigator): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options: Manners = {}) => {
    if (to === null || typeof to === 'number') return typeof to === 'number' ? navigate(to) : navigate(to, options);
    const change = changeBetween(router.state.location, placeOf(to, router.state.location));
    return navigate(to, {
      ...options,
      preventScrollReset: options.preventScrollReset ?? change === 'filter',
      viewTransition: options.viewTransition ?? (change === 'page' && wantsMotion()),
    });
  };
}

/** Where a link leads. Parts that are not given are those of the place it stands at, or empty. */
function placeOf(to: To, from: Place): Place {
  if (typeof to === 'string') return new URL(to, location.href);
  return { pathname: to.pathname ?? from.pathname, search: to.search ?? '', hash: to.hash ?? '' };
}

const wantsMotion = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
