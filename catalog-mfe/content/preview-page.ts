import type { Site } from './shelves.ts';

/** Texts of the pages that show a ready-made website. */
export const previewPage = {
  back: 'All ready-made websites',
  alone: 'Open in a new tab',
  devices: { label: 'Device', desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  width: (px: number) => `${px} px wide`,
  frame: (title: string) => `${title}, live preview`,
  address: (id: string) => `${id}.example`,
  note: 'This is the real page: scroll it and press what you like. Its links stay on the page, and nothing can be ordered.',
  buy: {
    title: 'Buy this website',
    price: 'paid once',
    ask: 'Ask for this site',
    reply: 'A person answers within one working day.',
  },
  offer: {
    title: 'What you get',
    pages: 'Pages',
    features: 'Features',
    included: ['Included', 'Setup on your domain with your name, texts and pictures; two hours of training, recorded'],
    runsOn: 'Runs on',
    delivery: (time: string) => ['Delivery', `Within ${time} of receiving your texts and pictures`] as const,
    afterwards: ['Afterwards', 'A month of free repairs, then a monthly plan or help when you ask'],
  },
  changes: {
    title: 'What changes cost',
    colours: 'The colours of the preview. Yours can be different.',
    rows: [
      ['Colours, typefaces, order of sections', 'Included'],
      ['A further page in the same design', '$90'],
      ['Anything else', 'A fixed quote first'],
    ],
  },
  next: { label: 'Next', see: (title: string) => `See ${title}` },
} as const;

/** What a website runs on, by category. */
const SYSTEMS = {
  Shopify: 'Shopify, with your own plan there',
  WordPress: 'WordPress, with a host of your choice',
  'MERN Applications': 'Node, React and MongoDB, with a host of your choice',
  Laravel: 'Laravel and MySQL, with a host of your choice',
} as const;

/** Returns what a website runs on. */
export function systemOf({ categories }: Pick<Site, 'categories'>): string {
  const systems = categories.flatMap((category) =>
    category in SYSTEMS ? [SYSTEMS[category as keyof typeof SYSTEMS]] : [],
  );
  return systems[0] ?? 'Plain web pages with an editor, with a host of your choice';
}
