import type { VisitReport } from '@platform/contract/report';

/** Maximum number of views and clicks in a report, and characters of a part of a campaign: those of the report's schema. */
const MAX = { views: 20, clicks: 10, campaign: 100 } as const;

type Views = Pick<VisitReport, 'views' | 'clicks' | 'referrer' | 'utm'>;

/** Returns what led to this document: the other site that links to it, and the campaign in its address. */
function arrival(): Pick<Views, 'referrer' | 'utm'> {
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : '';
  const search = new URLSearchParams(location.search);
  const utm: Record<string, string> = {};
  for (const name of ['source', 'medium', 'campaign']) {
    const value = search.get(`utm_${name}`);
    if (value) utm[name] = value.slice(0, MAX.campaign);
  }
  return { ...(host && host !== location.host && { referrer: host }), ...(Object.keys(utm).length > 0 && { utm }) };
}

/**
 * Records the pages that a document shows, from its first one on, and the links to other sites and programs that are followed.
 * @param onPress Called when the visitor presses a button or Enter, which may send something: the server finds by the views what led to it.
 */
export function recordViews(onPress: () => void) {
  let path = location.pathname;
  let views = [path];
  let clicks: { path: string; to: string }[] = [];
  let from = arrival();

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('button')) onPress();
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (!link?.protocol || link.origin === location.origin || clicks.length >= MAX.clicks) return;
      clicks.push({ path: location.pathname.slice(0, 300), to: link.hostname || link.protocol.slice(0, -1) });
    },
    true,
  );
  addEventListener('keydown', ({ key }) => key === 'Enter' && onPress(), true);

  return {
    /** Records a view of the current page, if it is another one than before. Returns whether the views fill a report. */
    add(isAgain = false): boolean {
      if (path === location.pathname && !isAgain) return false;
      path = location.pathname;
      views.push(path);
      return views.length >= MAX.views;
    },
    /** Returns what was recorded since the last call; undefined if nothing was. */
    take(): Views | undefined {
      if (views.length + clicks.length === 0) return undefined;
      const taken = {
        ...(views.length > 0 && { views: views.slice(0, MAX.views).map((view) => view.slice(0, 300)) }),
        ...(clicks.length > 0 && { clicks }),
        ...(views.length > 0 && from),
      };
      views = [];
      clicks = [];
      from = {};
      return taken;
    },
  };
}
