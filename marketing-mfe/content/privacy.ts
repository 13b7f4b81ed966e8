import type { LegalPage } from './legal.ts';

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What this site keeps, where, and for how long. It is a short list, and we would like it to stay one.',
  since: '2025-01-01',
  parts: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: ['This is what the site does not do.'],
      items: [
        'It counts nobody: there is no analytics, no advertising and no tracking, ours or anybody else’s.',
        'It sets no cookie for visitors, so it asks you about none.',
        'Its pages, pictures, typefaces and scripts all come from this site. The one exception is the map, described below.',
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      paragraphs: [
        'If you send the contact form, we store your name, your email address, the subject and the message, with the time at which it arrived. We use them to answer you and for nothing else. No one but the studio reads them, and we pass them to nobody.',
        'We keep a message for as long as we are in touch about it. Ask us to delete it and we do.',
      ],
    },
    {
      id: 'chat',
      title: 'What you ask the helper',
      paragraphs: [
        'A question on the chat page is sent to this site to be answered. If the helper has no answer to it, the site may keep the words of the question for 30 days, without anything about you, so that a person can write the answer. Otherwise it keeps nothing. The conversation that you see again when you come back is kept by your own browser, as described below.',
        'The helper answers from the texts of this site. Where we have set it up to use a language model, your question and those texts are sent to the model’s provider to be answered. Do not write there what you would not tell a stranger.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'Some things are kept on your own device, so that the site behaves as you left it. They are not sent to us, and you can delete them in your browser’s settings, under the data of this site.',
      ],
      items: [
        'Local storage, until you delete it: whether you chose the light or the dark theme, and your conversation with the helper.',
        'Session storage, until you close the tab: the text of a contact form that you have begun and not sent, so that a reload does not lose it. It goes when the message has arrived.',
        'The browser’s cache: files of this site, so that they need not be fetched twice.',
      ],
    },
    {
      id: 'cookie',
      title: 'The two cookies',
      paragraphs: [
        'The owner of this site signs in to read messages. Signing in sets a cookie that says so, for that browser only, until it expires or the owner signs out. A second one remembers, for 400 days, that the owner has signed in with that browser, so that strangers who guess passwords cannot lock it out. If you do not sign in, you never have them.',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      paragraphs: [
        'The map on the contact page comes from OpenStreetMap. When it is shown, your browser asks their servers for it, and they see your internet address and which browser you use, under their own privacy policy. It is loaded only when you come near it on the page. The address also stands beside it in words, and nothing else on the site needs the map.',
      ],
    },
    {
      id: 'log',
      title: 'The server’s log',
      paragraphs: [
        'The server writes down which page was asked for, when, and how long the answer took. That tells us what is slow or broken. Your name and what you wrote are not in it.',
        'To keep forms from being flooded, it counts how often an internet address has sent something in the last while. The count is in memory only and is forgotten when that while is over.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Links that lead elsewhere',
      paragraphs: [
        'The support link and the round green one open WhatsApp, and the social links open the networks they name. From then on those companies’ rules apply. Until you follow one, they hear nothing of you.',
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask',
      paragraphs: [
        'You may ask what we have stored about you, have it corrected, have a copy, or have it deleted. Write to us from the address that you used, so that we know it is you. It costs nothing, and you need not say why.',
        'If this page changes, the day above changes with it.',
      ],
    },
  ],
} as const satisfies LegalPage;
