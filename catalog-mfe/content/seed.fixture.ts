import { offer } from '@studio/content/collections/documents';
import { services as serviceCollection } from '@studio/content/collections/services';
import { type Website, websites as websiteCollection } from '@studio/content/collections/websites';
import { parseMarkdown } from '@studio/content/markdown';
import { readTestSeed } from 'api/content/seed.fixture';

/** The ready-made websites and the services of the tests, as the API sends them. */
export const websites = readTestSeed(websiteCollection) as unknown as readonly Website[];

export const largeShelf = websites.filter(({ shelf }) => shelf === 'large');
export const smallShelf = websites.filter(({ shelf }) => shelf === 'small');

const TEXTS = ['points', 'proof', 'related', 'questions'];

export const services = readTestSeed(serviceCollection).map((data) => ({
  ...data,
  ...Object.fromEntries(TEXTS.map((field) => [field, parseMarkdown(String(data[field]))])),
}));

/** Responds as the API does, from the content of the tests. */
export async function api(path: string): Promise<Response> {
  const [, , , collection, slug] = new URL(path, 'http://site.invalid').pathname.split('/');
  if (collection === 'websites' && slug === undefined) {
    return Response.json(websites, { headers: { 'X-Total': String(websites.length) } });
  }
  if (collection === 'offer') return Response.json(readTestSeed(offer)[0]);
  const service = services.find((data) => (data as { readonly slug?: unknown }).slug === slug);
  return collection === 'services' && service ? Response.json(service) : new Response(null, { status: 503 });
}
