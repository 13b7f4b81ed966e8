import { useEffect, useState } from 'react';
import { releasesPage } from '../content/releases.ts';

/** Minutes for which a release is watched after it went live. */
const WATCH_MINUTES = 15;

const MINUTE_MS = 60_000;

/** For how long a release has been watched. */
export function WatchedFor({ until }: { readonly until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((new Date(until).getTime() - now) / MINUTE_MS);
  if (left <= 0) return null;
  return <p className="small">{releasesPage.watched(Math.max(0, WATCH_MINUTES - left), WATCH_MINUTES)}</p>;
}
