import { useSite } from '@studio/client/use-site';

/** Shown in the outlet while a page's code is loading. */
export function OutletLoading() {
  const site = useSite();
  return (
    <>
      <title>{site.name}</title>
      <p role="status" css={{ minHeight: '60vh', padding: '4rem 1.25rem', maxWidth: '80rem', margin: '0 auto' }}>
        Loading
      </p>
    </>
  );
}
