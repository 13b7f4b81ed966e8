import type { LegalPage } from './legal.ts';

export const privacy = {
  title: 'Privacy policy',
  lead: 'What this website stores, where it stores it, and for how long. The list is short, and we intend to keep it that way.',
  since: '2025-01-01',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: ['What this website does not do:'],
      items: [
        'It does not track you: there is no analytics and no advertising, neither our own nor anyone else’s.',
        'It sets no cookies that tell visitors apart, so you do not see a cookie banner.',
        'It loads pages, pictures, fonts and scripts only from this website. The one exception is the map, which is described below.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages you send us',
      paragraphs: [
        'If you send the contact form, we store your name, your email address, the subject and the message, and the time at which it arrived. We use them only to reply to you. Only the studio can read them, and we do not pass them on.',
        'We keep a message for as long as we are in touch about it. If you ask us to delete it, we will.',
      ],
    },
    {
      id: 'chat',
      title: 'Questions you ask in the chat',
      paragraphs: [
        'A question on the chat page is sent to this website to be answered. If the chat has no answer, the website may keep the words of the question for 30\u00a0days, without anything about you, so that a person can write one. Otherwise it stores nothing. The conversation that you see when you come back is kept in your own browser, as described below.',
        'The chat answers from the texts of this website. If we have connected it to a language model, your question and those texts are sent to the provider of the model. Please do not enter anything that you would not share with a stranger.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      paragraphs: [
        'Some things are kept on your own device, so that the website remembers how you left it. They are not sent to us. You can delete them in the settings of your browser, under the data of this website.',
      ],
      items: [
        'Local storage, until you delete it: whether you chose the light or the dark theme, and your conversation in the chat.',
        'Session storage, until you close the tab: the text of a contact form that you have not sent yet, so that you do not lose it if the page reloads. It is deleted as soon as your message has arrived.',
        'The browser’s cache: files of this website, so that they do not have to be downloaded twice.',
      ],
    },
    {
      id: 'cookie',
      title: 'Cookies',
      paragraphs: [
        'The admin of this website signs in to read messages. Signing in sets a cookie for that browser, which is valid until it expires or the admin signs out. A second cookie remembers for 400\u00a0days that the admin has signed in with that browser, so that strangers who guess passwords cannot lock the admin out. If you do not sign in, you do not get these cookies.',
        'While a new version of this website is tried with some visitors, a cookie keeps a random number from 0 to 9999 for a week, so that you are shown one version on all pages. One visitor of 10,000 has the same number. It is stored nowhere else.',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      paragraphs: [
        'The live map on the contact page comes from OpenStreetMap. It is loaded only when you press “Show the live map”. Your browser then requests it from their servers, which see your IP address and which browser you use. Their own privacy policy applies. Until then you see a drawing of ours, which requests nothing from anybody. Our address is also written next to it.',
      ],
    },
    {
      id: 'log',
      title: 'Server logs',
      paragraphs: [
        'The server records which page was requested, when, and how long the response took, so that we can find pages that are slow or broken. The log contains neither your name nor what you wrote.',
        'To protect our forms from abuse, the server counts how often an IP address has recently sent something. This count is kept only in memory and is deleted after a short time.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Links to other websites',
      paragraphs: [
        'The support link and the round green button open WhatsApp, and the social links open the networks they are named after. The privacy policies of those companies apply there. They learn nothing about you unless you follow a link.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask us what we have stored about you, and ask for a copy, a correction or its deletion. Please write from the email address you used before, so that we know it is you. This is free, and you do not have to give a reason.',
        'If we change this policy, we also change the date at the top of this page.',
      ],
    },
  ],
} as const satisfies LegalPage;
