import { expect, test } from '@jest/globals';
import type { RemoteApi } from '@platform/contract/remote-routes';
import { entries, entriesApi } from '../content/entries.fixture.ts';
import { loadProject, type ProjectData, projectPaths, readProjects } from './load-portfolio.ts';

const { signal } = new AbortController();

async function load(project: string, api: RemoteApi = entriesApi) {
  const request = new Request(`https://site.example/portfolio/${project}`);
  return loadProject({ params: { project }, request, context: { api } } as never) as unknown as ProjectData | Response;
}

const loaded = async (project: string, api?: RemoteApi) => (await load(project, api)) as ProjectData;

test('a project has the name of its client, its quote, and the next project; the last one leads to the first', async () => {
  const { project, quote, next } = await loaded('tea');
  expect([project.client, quote?.name, next?.slug]).toEqual(['Alder', 'imran', 'cake']);
  expect((await loaded('honey')).next?.slug).toBe('tea');
});

test('an unknown project is a 404', async () => {
  expect(await load('none')).toMatchObject({ status: 404 });
});

/** Responds as a site whose projects were published before they had pages: with the older fields only. */
const before: RemoteApi = async (path, options) => {
  const response = await entriesApi(path, options);
  if (!path.includes('/projects')) return response;
  const older = ({ slug, title, client, picture, description, features }: Record<string, unknown>) => ({
    ...{ slug, title, client, picture, description, features, inPortfolio: true },
  });
  const body: unknown = await response.json();
  return Response.json(Array.isArray(body) ? [older(body[0])] : older(body as Record<string, unknown>), response);
};

test('a project that was published before it had a page has what its page needs, no quote and no next one', async () => {
  const { project, quote, next } = await loaded('tea', before);
  expect(project).toMatchObject({ site: 'none', lead: '', figures: [], notes: [], colour: '', phone: '' });
  expect([quote, next]).toEqual([undefined, undefined]);
  expect((await readProjects(before, signal))[0]).toMatchObject({ phone: '', colour: '' });
});

test('every project of the portfolio has a page', async () => {
  expect(await projectPaths(entriesApi)).toEqual(entries.projects.map(({ slug }) => `/portfolio/${slug}`));
});
