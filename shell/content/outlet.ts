/** Texts in the outlet while a page's code is loading. */
export const outlet = {
  loading: 'Loading',
  /** Where no scripts run. */
  withoutScripts: 'This page needs JavaScript, which is off in this browser. Turn it on, then load the page again.',
  home: 'Back to Home',
  contact: 'Contact',
} as const;
