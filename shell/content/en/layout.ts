import { footer } from './footer.ts';
import { contact, type Menu, menus } from './menus.ts';

/** All that the layout says in English. */
export const english = {
  menus: menus as readonly Menu[],
  contact,
  footer,
  header: {
    main: 'Main',
    menu: 'Menu',
    skip: 'Skip to content',
    theme: { light: 'Switch to the dark theme', dark: 'Switch to the light theme', unknown: 'Switch the theme' },
  },
  whatsApp: {
    support: 'Support',
    supportNote: ' on WhatsApp, opens in a new tab',
    area: 'Chat with us',
    chat: 'Chat on WhatsApp, opens in a new tab',
  },
  /** Name of the home page, the first of all breadcrumbs. */
  home: 'Home',
  outlet: {
    /** The page's code is loading. */
    loading: 'Loading',
    progress: 'Loading the page',
    /** Where no scripts run. */
    withoutScripts: 'This page needs JavaScript, which is off in this browser. Turn it on, then load the page again.',
    backHome: 'Back to Home',
    tryAgain: 'Try again',
    /** Before the title of a page whose form was refused. */
    error: 'Error: ',
    notFound: {
      title: '404 Not Found',
      heading: 'Oops!',
      text: 'Sorry, an unexpected error has occurred.',
    },
    failed: {
      title: 'This page stopped working',
      text: 'Something in it broke, and it was nothing you did. Try again: often that is enough. The rest of the site still works.',
    },
    notLoaded: {
      title: 'This page did not load',
      text: 'Something went wrong while loading it. Please try again, or come back in a minute. The rest of the site still works.',
    },
  },
} as const;
