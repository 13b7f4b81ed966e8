/** Texts of the layout around every admin page. */
export const layout = {
  welcome: 'Welcome, Admin',
  navigation: 'Admin',
  planned: 'Coming soon',
  menu: 'Menu',
  closeMenu: 'Close menu',
  switchFrom: { light: 'Switch to the dark theme', dark: 'Switch to the light theme' },
  collapse: 'Collapse',
  expand: 'Expand',
} as const;
