import { useRootData } from '@studio/contract/root-data';

/** Stands in the region while a page's code is on its way. */
export function RegionLoading() {
  const { site } = useRootData();
  return (
    <>
      <title>{site.name}</title>
      <p role="status" css={{ minHeight: '60vh', padding: '4rem 1.25rem', maxWidth: '80rem', margin: '0 auto' }}>
        Loading
      </p>
    </>
  );
}
