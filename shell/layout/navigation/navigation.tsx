import { useNavigation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

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
