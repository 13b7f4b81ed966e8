import type { RemoteApi } from '@platform/contract/remote-routes';
import type { Legal } from '@studio/content/collections/documents';
import type { Faq } from '@studio/content/collections/faqs';
import type { HeroSlide } from '@studio/content/collections/hero-slides';
import type { Post } from '@studio/content/collections/posts';
import type { Project } from '@studio/content/collections/projects';
import type { Member } from '@studio/content/collections/team';
import type { Testimonial } from '@studio/content/collections/testimonials';

const text = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] }) as const;

const post = (slug: string, title: string, rest: Partial<Post>): Post => ({
  ...{ slug, title, category: 'Tech', author: 'CEO', cover: 'kettle', trending: false, minutes: 2 },
  date: '2025-03-12',
  excerpt: `A summary of ${slug} that is long enough to be the description of a page, in one sentence.`,
  body: [text('The beginning.')],
  ...rest,
});

const member = (slug: string, name: string): Member => ({
  ...{ slug, name, title: `Chief of ${slug}`, portrait: slug.toLowerCase(), minutes: 0 },
  skills: ['Interface design', 'User research'],
  bio: `${name} is the first.\n\nAnd the second.`,
  linkedin: `https://www.linkedin.com/in/${slug}`,
  twitter: '',
  github: '',
});

const project = (slug: string): Project => ({
  ...{ slug, title: `Website ${slug}`, client: 'alder', status: 'active', started: '', completed: '', minutes: 0 },
  ...{
    inPortfolio: true,
    picture: 'alok',
    phone: 'alok',
    description: `Sells ${slug} to all who ask for it, on pages that show what there is today and what it costs.`,
    features: ['Fast', 'Plain'],
  },
  ...{ lead: 'It sells.', place: 'Dhaka', time: 'Two weeks', system: 'Node', domain: 'tea.example', site: 'alok' },
  ...{ colour: '#0d4a4e', notes: ['It is fast.'], figures: ['2 pages'], work: 'We asked.', quote: 'imran' },
});

const legal = (slug: Legal['slug']): Legal => ({
  slug,
  lead: 'Plain.',
  since: '2025-01-01',
  body: [text('Yes.')],
  minutes: 1,
});

/** Entries for tests, which do not depend on what the owner writes. */
export const entries = {
  posts: [
    post('tea', 'How to serve tea', {}),
    post('cake', 'How to bake a cake', { category: 'Food', author: 'CTO', date: '2025-02-01', trending: true }),
    post('bread', 'How to cut bread', { category: 'Food', date: '2025-01-01' }),
  ] as const,
  team: [member('CEO', 'Nila Rahman'), member('CTO', 'Omar Faruk')] as const,
  projects: ['tea', 'cake', 'bread', 'jam', 'honey'].map(project),
  home: [{ slug: 'home', services: 'All.', statement: 'We are two.', about: 'Since today.', minutes: 0 }],
  about: [{ slug: 'about', lead: 'We.', mission: 'To do.', vision: 'To see.', reasons: [], values: [], minutes: 1 }],
  terms: [legal('terms')],
  privacy: [legal('privacy')],
  'hero-slides': ['One.', 'Two, or more.', 'Three\nshort\nlines.', 'Four.'].map(
    (title, i): HeroSlide => ({
      ...{ slug: String(i), title, description: `Sentence ${i}.`, minutes: 0 },
    }),
  ),
  clients: [{ slug: 'alder', name: 'Alder', mark: '', minutes: 0 }],
  faqs: [
    { slug: 'price', question: 'What is the price?', group: '', answer: 'It is low.', minutes: 0 },
  ] as const satisfies Faq[],
  testimonials: ['shirin', 'imran', 'rehana'].map(
    (slug): Testimonial => ({ slug, name: slug, role: 'Owner', feedback: 'It was calm.', portrait: slug, minutes: 0 }),
  ),
};

/** Responds as the public API does: with whole entries, and lists without parameters other than values of a field. */
export const entriesApi: RemoteApi = async (path) => {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const [, , , collection = '', slug] = pathname.split('/');
  const items: readonly object[] = Object.entries(entries).find(([name]) => name === collection)?.[1] ?? [];
  const values = items.map((item) => item as Readonly<Record<string, unknown>>);
  if (slug !== undefined) {
    const entry = values.find((each) => each.slug === slug);
    return Response.json(entry ?? null, { status: entry ? 200 : 404 });
  }
  const chosen = values.filter((each) =>
    Object.keys(each).every((name) => !searchParams.has(name) || String(each[name]) === searchParams.get(name)),
  );
  const after = chosen.filter((each) => each.slug !== searchParams.get('after'));
  const shown = after.slice(0, Number(searchParams.get('limit') ?? 100));
  return Response.json(shown, { headers: { 'X-Total': String(after.length) } });
};
