import { SHOP_OFFER } from '@studio/client/content/offer';
import { covers } from '@studio/pictures/covers';
import type { ServiceDetails } from '../service-details.ts';
import { notes } from '../services-page.ts';
import { readyMade } from './ready-made.ts';

export const ecommerce: ServiceDetails = {
  intro:
    'Ecommerce websites have one job: to be found, believed and paid. On a cheap phone, over a weak signal, at midnight.',
  points: [
    {
      title: 'Prices up front',
      text: 'Price, stock and delivery cost are on the product page, before the customer types an address.',
    },
    {
      title: 'Checkout in two steps',
      text: 'Card, bKash, Nagad or cash on delivery. No account needed.',
    },
    {
      title: 'Your catalogue, moved for you',
      text: 'Products, stock and past orders come across, and every old address leads to the right product.',
    },
    {
      title: 'A back office for busy days',
      text: 'Your team sees what sold, what is running low and who is still waiting for an answer.',
    },
  ],
  priceNote: `For up to ${SHOP_OFFER.products} products. ${notes.fixedSum}`,
  timeNote: notes.fridays,
  first: {
    value: 'A morning beside your phone',
    note: 'We write down what people ask before they buy. The answers go on the product page.',
  },
  proof: {
    caption: 'Seconds until the price appears, on a Tk\u00a014,000 phone in Karwan Bazar',
    title: 'A product page its owner shows off again',
    text: 'A potter’s page made 94 requests before it could say what a jug costs. Six had to do with the jug. We removed the rest one at a time, from 11.2\u00a0seconds down to 1.9, and not one order was lost.',
    action: 'Read what we removed',
    to: '/post/kettle',
    picture: covers.kettle,
  },
  related: [
    {
      figure: '1',
      caption: 'page for the whole order',
      title: 'Dhamrai Pottery: run by two potters',
      text: 'The whole order fits on one page, and the stock count is one they trust.',
      action: 'View the project',
      to: '/portfolio#dhamrai-pottery',
    },
    {
      figure: '6',
      caption: 'pieces, one of each',
      title: 'Alok: a winter’s collection',
      text: 'Each has a page that ends when it is sold, and fittings are booked by the hour.',
      action: 'View the project',
      to: '/portfolio#alok',
    },
    readyMade('E-Commerce', 'Ready-made shops'),
  ],
  questions: [
    {
      id: 'old-shop',
      question: 'Can we keep our domain and our old orders?',
      answer:
        'Yes. Customers and past orders move with the products, and every old address keeps leading to its product. You check all of it on a copy before we switch the domain.',
    },
    {
      id: 'shopify-or-own',
      question: 'Should we have Shopify or a shop of our own?',
      answer:
        'Shopify, in most cases. A shop of your own pays off when you make to order, rent things out, or give each customer a different price. We build both, so we can tell you which one fits before you commit.',
    },
    {
      id: 'payments',
      question: 'Which payment methods can you set up?',
      answer:
        'Cards, bKash, Nagad, bank transfer and cash on delivery. The contracts with the providers are in your name, and the money goes straight to your account. We prepare the paperwork with you.',
    },
    {
      id: 'running-costs',
      question: 'What does the shop cost to run?',
      answer:
        'Hosting, your domain and the payment provider’s share of each sale. All three are billed to you directly, and the scope lists them with their prices, so you know the monthly cost before you sign.',
    },
    {
      id: 'changing-prices',
      question: 'Can our team change prices without you?',
      answer:
        'Yes: one at a time in the editor, or all at once from a spreadsheet. Both are part of the training, and a price can be set today to change at midnight.',
    },
  ],
};
