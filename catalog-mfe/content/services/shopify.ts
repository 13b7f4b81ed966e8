import { SHOP_OFFER } from '@studio/client/content/offer';
import { dhamraiPottery } from '@studio/pictures/mockups';
import type { ServiceDetails } from '../service-details.ts';
import { notes } from '../services-page.ts';
import { readyMade } from './ready-made.ts';

export const shopify: ServiceDetails = {
  intro:
    'Shopify development is mostly leaving things out: a theme cut to your catalogue, few apps, a shop your team runs without us.',
  points: [
    {
      title: 'A theme cut to your catalogue',
      text: 'Six products need a different shop from six thousand. We start from what you sell.',
    },
    {
      title: 'Few apps, and good ones',
      text: 'Every app costs money each month and slows the shop. We use what Shopify has and justify each extra.',
    },
    {
      title: 'Delivery dates by district',
      text: 'Customers see what delivery costs and when it arrives before they pay.',
    },
    {
      title: 'A move over a weekend',
      text: 'Products, customers and orders come across between Friday and Monday. Old addresses lead to the new ones.',
    },
    {
      title: 'A handover on film',
      text: 'Two hours of training, recorded, so that your next colleague can start where this one did.',
    },
  ],
  priceNote: `For the theme and up to ${SHOP_OFFER.products} products. ${notes.fixedSum}`,
  timeNote: notes.fridays,
  first: {
    value: 'Your product list, put in order',
    note: 'Send it as it is. We sort out sizes, sets and prices before a page is designed.',
  },
  proof: {
    caption: 'Potters run the whole shop, from firing to parcel',
    title: 'Dhamrai Pottery sells out without our help',
    text: 'Stock is counted by the firing, so a cup that is gone is gone from the page too. Orders, stock and delivery dates are all in one place, and the two of them have needed us twice in a year.',
    action: 'View the project',
    to: '/portfolio#dhamrai-pottery',
    picture: dhamraiPottery,
  },
  related: [
    {
      figure: '1.9',
      caption: 'seconds until the price appears',
      title: 'A shop page that beats the kettle',
      text: 'What we took out of a product page, in order, and what happened to the orders.',
      action: 'Read the list',
      to: '/post/kettle',
    },
    {
      figure: '3',
      caption: 'prices, side by side',
      title: 'The boring one does the work',
      text: 'How to write a price list that customers can compare at a glance.',
      action: 'Read why',
      to: '/post/price-lists',
    },
    readyMade('Shopify', 'Ready-made Shopify sites'),
  ],
  questions: [
    {
      id: 'shopify-fees',
      question: 'Do Shopify’s own fees come on top?',
      answer:
        'Yes. You pay Shopify for its plan and the payment provider for each sale, both directly. The scope lists them, so you know the monthly cost before you sign.',
    },
    {
      id: 'existing-theme',
      question: 'Can you work with the theme we have?',
      answer:
        'Often. If it is sound, we change what you need and leave the rest alone. If it has been patched too many times, we show you what a new one would cost and you decide.',
    },
    {
      id: 'large-catalogue',
      question: `We have more than ${SHOP_OFFER.products} products. Is that a problem?`,
      answer:
        'No. We have moved eleven thousand in a weekend. The scope states the sum and the date for your catalogue; what counts is how tidy the list is, and we look at that first.',
    },
    {
      id: 'local-payments',
      question: 'Does Shopify work with bKash and cash on delivery?',
      answer:
        'Yes. Cash on delivery is built in. bKash, Nagad and local cards come through a Bangladeshi payment provider, which we connect and test with real payments before the shop opens.',
    },
    {
      id: 'outgrowing',
      question: 'When is Shopify the wrong choice?',
      answer:
        'When each customer pays a different price, when you rent rather than sell, or when an order has to be quoted first. Then a shop of your own costs less than bending Shopify, and you will hear that from us.',
    },
  ],
};
