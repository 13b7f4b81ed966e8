import { useNavigation } from 'react-router-dom';
import { RouteAnnouncer } from './route-announcer.tsx';

/** A thin line at the top while another page is loading. Its styles are in the global style sheet. */
function ProgressLine() {
  const isIdle = useNavigation().state === 'idle';
  return isIdle ? null : <div className="progress-line" role="progressbar" aria-label="Loading the page" />;
}

/** Rendered on every page, also on those without the frame. */
export function Navigation() {
  return (
    <>
      <ProgressLine />
      <RouteAnnouncer />
    </>
  );
}
