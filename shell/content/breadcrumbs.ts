/** Name of the home page, the first of all breadcrumbs. */
export const homeCrumb = 'Home';
