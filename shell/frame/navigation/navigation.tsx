import { ProgressLine } from './progress-line.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Rendered on every page, whatever its frame. */
export function Navigation() {
  return (
    <>
      <ProgressLine />
      <RouteAnnouncer />
    </>
  );
}
