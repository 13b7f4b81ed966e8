/** The columns of the footer, and what stands below them. */
export const footer = {
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
