/** What the browser tests expect on pages with breadcrumbs. */
export const breadcrumbs = { name: 'breadcrumbs', count: 2, selector: 'nav[aria-label="Breadcrumb"] li' };

/** What the browser tests expect on pages with a table of contents of `count` entries. */
export const contents = (count: number) => ({ name: 'contents', count, selector: 'nav[aria-label="Contents"] a' });
