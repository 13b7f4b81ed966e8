const footer = {
  claim: 'Websites, shops and software that earn their keep.',
  about: {
    title: 'About Us',
    links: [
      { label: 'Company History', to: '/about' },
      { label: 'Meet the Team', to: '/team' },
      { label: 'Employee Handbook', to: '/contact?subject=Employee+Handbook' },
      { label: 'Careers', to: '/contact?subject=Careers' },
    ],
  },
  services: {
    title: 'Our Services',
    links: [
      { label: 'Web Development', to: '/services/mern' },
      { label: 'Web Design', to: '/services/wordpress' },
      { label: 'Marketing', to: '/services/digital-marketing' },
      { label: 'Google Ads', to: '/services/digital-marketing' },
    ],
  },
  helpful: 'Helpful Links',
  faqs: { label: 'FAQs', to: '/faqs' },
  liveChat: { label: 'Live Chat', to: '/Chatbot' },
  /** State of the server, beside the link to the chat. */
  presence: { online: 'online', offline: 'offline' },
  contactUs: 'Contact Us',
  legal: [
    { label: 'Terms and conditions', to: '/TermsAndConditions' },
    { label: 'Privacy policy', to: '/PrivacyPolicy' },
  ],
} as const;

export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** Returns a short text about the page, with the lowest price of a ready-made website. */
  readonly note?: (price: string) => string;
}

export interface Menu {
  readonly label: string;
  /** The menu shows drawings and prices of services. */
  readonly drawn?: true;
  readonly links: readonly MenuLink[];
}

/** A link of the desktop header, and of the menu Company. */
const contact = { label: 'Contact', to: '/contact' } as const satisfies MenuLink;

const menus = [
  {
    label: 'Services',
    drawn: true,
    links: [
      { label: 'Ecommerce Websites', to: '/services/ecommerce' },
      { label: 'WordPress Websites', to: '/services/wordpress' },
      { label: 'MERN Applications', to: '/services/mern' },
      { label: 'Digital Marketing', to: '/services/digital-marketing' },
      { label: 'Shopify Development', to: '/services/shopify' },
      { label: 'SEO Services', to: '/services/seo' },
      { label: 'Ready-made Websites', to: '/sell', note: (price) => `From ${price}` },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Portfolio', to: '/portfolio' },
      { label: 'Blogs', to: '/blogs' },
      { label: 'Team', to: '/team' },
      { label: 'FAQs', to: '/faqs' },
      contact,
    ],
  },
] as const satisfies readonly Menu[];

export const english = {
  menus: menus as readonly Menu[],
  contact,
  footer,
  header: {
    main: 'Main',
    menu: 'Menu',
    action: 'Get in Touch',
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
    /** Heading and first sentence of a page that failed. What happened follows. */
    failure: {
      heading: 'Oops!',
      sorry: 'Sorry, an unexpected error has occurred.',
    },
    failed: {
      title: 'This page stopped working',
      text: 'Something went wrong on our side. Trying again often helps. The rest of the site still works.',
    },
    notLoaded: {
      title: 'This page did not load',
      text: 'Something went wrong while loading it. Please try again, or come back in a minute. The rest of the site still works.',
    },
  },
} as const;
