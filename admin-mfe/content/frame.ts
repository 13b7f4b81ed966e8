/** What stands around every page of the admin area. */
export const frame = {
  welcome: 'Welcome, Admin',
  navigation: 'Admin',
  menu: 'Menu',
  collapse: 'Collapse',
  expand: 'Expand',
} as const;
