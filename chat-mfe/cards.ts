import type { Cards } from '@studio/cards/card';
import { bubbles } from '@studio/cards/lines';
import { chatbot } from './content/chatbot.ts';

/** The share picture of the chat. */
export const cards: Cards = {
  '/Chatbot': { title: chatbot.title, art: bubbles() },
};
