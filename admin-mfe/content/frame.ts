/** What stands around every page of the admin area. */
export const frame = {
  welcome: 'Welcome, Admin',
  navigation: 'Admin',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  switchFrom: { light: 'Switch to the dark theme', dark: 'Switch to the light theme' },
  collapse: 'Collapse',
  expand: 'Expand',
} as const;
