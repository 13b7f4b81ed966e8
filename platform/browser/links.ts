/** Returns the path of a link that leads to another page of this site in this tab; undefined for any other link. */
export function internalPath(link: HTMLAnchorElement): string | undefined {
  const isInternal = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isInternal && link.pathname !== location.pathname ? link.pathname : undefined;
}

/** Returns whether the visitor asked for as little data as possible. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
