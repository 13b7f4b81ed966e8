import type { SiteId } from './shelves.ts';

/** Pages, features and colours of a ready-made website. The live preview shows the first of its pages. */
export interface Offer {
  readonly pages: string;
  /** Each of them is in the live preview. */
  readonly features: string;
  /** The main colours, as in the template. */
  readonly colours: readonly [string, string, string, string];
}

export const offers: Readonly<Record<SiteId, Offer>> = {
  'kiln-clay': {
    pages: 'Home, shop, pot, studio, care, basket and checkout',
    features: 'Batches with an opening hour, stock counts on every pot, answers that fold out',
    colours: ['#b4552d', '#3f4d44', '#d8c7b2', '#2f2320'],
  },
  noor: {
    pages: 'Home, collection, garment, workshops, bag and checkout',
    features: 'Size picker, editions with a limited number of pieces, the origin of every cloth',
    colours: ['#e0381e', '#16233d', '#f3c9bd', '#f4f2ee'],
  },
  shokal: {
    pages: 'Home, bread, oven times, order for tomorrow, contact',
    features: 'Orders until nine for the next morning, oven timetable, payment by bKash or at the counter',
    colours: ['#3b1a0e', '#9e4d1b', '#f3cf78', '#fbeecb'],
  },
  'haque-sattar': {
    pages: 'Home, practice areas, partners, judgments, contact',
    features: 'Practice areas with their topics, notes on judgments, enquiry form with the kind of matter',
    colours: ['#13271f', '#7d5a14', '#d9d3bf', '#ece5d3'],
  },
  ledgerline: {
    pages: 'Home, product, pricing, documentation, sign-up',
    features: 'Cash chart, price plans, code examples for developers, a timeline of the night’s work',
    colours: ['#c8f25a', '#f0a860', '#eef3ea', '#080d0a'],
  },
  shapla: {
    pages: 'Home, doctors, departments, booking, emergency, fees',
    features: 'Appointment times to choose from, waiting time, doctors on duty with hours and languages',
    colours: ['#0b6b6a', '#c2185b', '#fbd04f', '#dbf0ea'],
  },
  'mirch-lime': {
    pages: 'Home, menu, table booking, contact',
    features: 'Menu by course with prices, bookings by day and time, a guide to heat, opening hours',
    colours: ['#a81d16', '#2f6b34', '#e6b04a', '#fbe8c8'],
  },
  nakshi: {
    pages: 'Home, project index, project, office',
    features: 'Index with place, use and year, drawings to one scale, fees and the next free date',
    colours: ['#e5422b', '#141414', '#55554f', '#f1f1ec'],
  },
  meghna: {
    pages: 'Live fleet, orders, drivers, fuel, invoices',
    features: 'Map of vehicles on the road, delays and driving hours, order board, unpaid invoices',
    colours: ['#ea5a2a', '#101a30', '#b9d0e8', '#e2e9f1'],
  },
  pathshala: {
    pages: 'Home, lessons, lesson, weekly plan, teachers, parents, sign-in',
    features: 'Questions with instant answers, weekly plan for a class, accounts for teachers and parents',
    colours: ['#23217a', '#ff6b57', '#ffd23e', '#bde0fe'],
  },
  'char-review': {
    pages: 'Home, essay, section, book reviews, letters, subscription',
    features: 'Essays in columns with quotations, issues and sections, verse page, subscription plans',
    colours: ['#a5401d', '#3c434a', '#c3c7c9', '#f3f1ec'],
  },
  meghbagan: {
    pages: 'Home, tea, estate, tasting notes, basket and checkout',
    features: 'Shelf of products, tasting notes, delivery days and charges, refills at a lower price',
    colours: ['#2a5a3a', '#7a4a26', '#a3221b', '#cfe0d0'],
  },
  chaka: {
    pages: 'Home, parts, part, repairs, workshop, basket and checkout',
    features: 'Parts found on a drawing, sizes and stock for each part, repair prices, workshop booking',
    colours: ['#d4401a', '#0f2a1e', '#9fb39a', '#e4ecd9'],
  },
  roktim: {
    pages: 'Home, yarns, capacity, how an order runs, contact',
    features: 'Yarn samples with gauge, factory figures, order schedule week by week',
    colours: ['#a8122f', '#4d0716', '#dcbcb6', '#f8e7e3'],
  },
  palki: {
    pages: 'Home, the four days, fees, date enquiry',
    features: 'Invitation as the first screen, programme of each day, fixed packages, advice on dates',
    colours: ['#0d3b34', '#c8321f', '#e7a520', '#fbf3e0'],
  },
  'boi-ghar': {
    pages: 'Home, section, book, visit, basket and checkout',
    features: 'Bookshelf as the menu, number of books in each section, new books with reviews, title requests',
    colours: ['#8f2416', '#a8703c', '#231810', '#f8f1e1'],
  },
  bondor: {
    pages: 'Home, voyage, rates, quote request, contact',
    features: 'Voyage timeline, table of transit days, sailings and rates, yearly figures',
    colours: ['#1257b8', '#ffd447', '#072a5e', '#071d3d'],
  },
  jhinuk: {
    pages: 'Home, pieces, piece, grades, visit, bag and checkout',
    features: 'Close-up with numbered notes, grading table with prices, pieces with sizes and settings',
    colours: ['#e3b9a8', '#efe7dc', '#47545a', '#1b2224'],
  },
  khamar: {
    pages: 'Home, this week’s box, box sizes, delivery, account',
    features: 'Box that changes every week, three sizes, delivery days by district, weeks off',
    colours: ['#1f5b2e', '#f6c945', '#d9ad72', '#fbf5e4'],
  },
  mati: {
    pages: 'One page: the jar, four clays, ingredients, how to use it; then checkout',
    features: 'Ingredients by weight, guide to skin types, instructions in three steps, refills',
    colours: ['#c9a063', '#2d332c', '#c3c9bb', '#e9ece4'],
  },
  golpo: {
    pages: 'One page: toys, ages, repairs; then checkout',
    features: 'Toys stacked like blocks, prices on the pictures, choice by age, repairs',
    colours: ['#ee4433', '#2468d8', '#ffc933', '#1f9d68'],
  },
  surma: {
    pages: 'One page: trips, season, packing list, date enquiry',
    features: 'Height profile of every trip, prices per person, month-by-month calendar, packing list',
    colours: ['#0b4a50', '#2f7f7c', '#b8401f', '#fbdcae'],
  },
  baul: {
    pages: 'One page: record of the week, new arrivals, speakers; then checkout',
    features: 'Track list with running times, new and second-hand records, catalogue of speakers',
    colours: ['#f3a083', '#0c5f5a', '#1c100d', '#fdeee2'],
  },
  doyel: {
    pages: 'One page: frames, eye test, lenses; then checkout',
    features: 'Six frames on six faces, a chart to read, lens prices with fitting times',
    colours: ['#f4d35e', '#111', '#595954', '#fff'],
  },
};
