import { expect, test } from '@jest/globals';
import type { Analysis, Figures, LiveRemote, ReleaseEvidence, ReleasesOverview } from '@studio/client/releases';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, muteErrors, openAdmin, press, problemResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

setUpAdmin();

const SINCE = '2025-03-10T09:14:00.000Z';
const version = (digit: string) => digit.repeat(64);
const week: Figures = { visitors: 3420, errors: 0.003, lcp: 1700 };
const plot = Array.from({ length: 28 }, () => week);

const marketing: LiveRemote = {
  name: 'marketing',
  paths: ['/', '/team'],
  live: { version: version('b'), number: 41, since: SINCE, by: 'marketing team', week, plot },
  analysis: null,
  canary: null,
  takenBack: null,
  earlier: [
    { version: version('a'), number: 40, since: SINCE, week },
    { version: version('9'), number: 39, since: SINCE, week },
  ],
};

const analysis: Analysis = {
  baseline: 41,
  verdict: 'not enough evidence',
  findings: [
    {
      measure: 'errors',
      release: { visitors: 1140, bad: 6 },
      baseline: { visitors: 3420, bad: 10 },
      verdict: 'not enough evidence',
    },
  ],
};

const canary = {
  version: version('c'),
  number: 42,
  traffic: 25,
  since: SINCE,
  by: 'marketing team',
  week: { visitors: 1140, errors: 0.005, lcp: 1700 },
  plot,
  analysis,
};

const overview = (remote: LiveRemote): ReleasesOverview => ({
  seq: 213,
  since: SINCE,
  lastReport: null,
  remotes: [remote],
  log: [
    {
      seq: 213,
      at: SINCE,
      name: 'marketing',
      action: 'rollback',
      version: version('b'),
      number: 41,
      traffic: null,
      by: null,
      note: 'Hydration errors 4.1 % against 0.2 %, 312 visitors',
    },
  ],
});

/** Mocks the API of one remote, with the response of `change` to changes. Returns the bodies of the changes. */
function mockRemote(remote: LiveRemote, change = () => new Response(null, { status: 204 })): unknown[] {
  const sent: unknown[] = [];
  api.releases = (body) => {
    if (body === undefined) return Response.json(overview(remote));
    sent.push(body);
    return change();
  };
  return sent;
}

test('shows the live release with its date, author and metrics, and the log', async () => {
  mockRemote(marketing);
  openAdmin(paths.releases);
  const row = (await screen.findByRole('heading', { name: 'marketing' })).closest('li');
  expect(row?.textContent).toContain('41');
  expect(row?.textContent).toContain('marketing team');
  expect(row?.textContent).toContain('0.3 %');
  expect(row?.textContent).toContain('1.7 s');
  expect(screen.getByText('Rolled back to 41')).toBeTruthy();
  expect(screen.getByText(/Hydration errors 4.1 %/)).toBeTruthy();
});

test('shows what an entry of the log changed in words, when it is asked for', async () => {
  const changes = {
    before: 40,
    pages: [{ path: '/about', added: ['Open daily'], removed: ['Open on weekdays'], more: 3 }],
    isComplete: false,
  };
  const asked: string[] = [];
  api.releases = (_, path) => {
    asked.push(path);
    return Response.json(path.endsWith('/changes/213') ? changes : overview(marketing));
  };
  openAdmin(paths.releases);
  const button = await screen.findByRole('button', { name: 'What changed in marketing 41' });
  expect(asked.filter((path) => path.includes('changes'))).toEqual([]);
  fireEvent.click(button);
  await screen.findByText('/about');
  const entry = button.closest('li')?.textContent;
  expect(entry).toContain('The text of one page differs from version 40. Not all pages could be compared.');
  expect(entry).toContain('Removed: Open on weekdays');
  expect(entry).toContain('Added: Open daily');
  expect(entry).toContain('and 3 more lines');
  fireEvent.click(button);
  expect(screen.queryByText('/about')).toBeNull();
});

test('says that a version that was deleted cannot be compared', async () => {
  muteErrors();
  api.releases = (_, path) =>
    path.includes('changes') ? problemResponse(404, 'No such release') : Response.json(overview(marketing));
  openAdmin(paths.releases);
  fireEvent.click(await screen.findByRole('button', { name: 'What changed in marketing 41' }));
  await screen.findByText(/^It cannot be compared any more/);
});

test('rolls back to the chosen version with a reason', async () => {
  const sent = mockRemote(marketing);
  openAdmin(paths.releases);
  await press('Roll back');
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('radio', { name: /^39/ }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The team page shows old hours' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Roll back to 39' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ version: version('9'), traffic: 100, reason: 'The team page shows old hours' }]);
});

test('shows a canary with its evidence, and widens, promotes and ends it', async () => {
  const sent = mockRemote({ ...marketing, canary });
  openAdmin(paths.releases);
  expect(await screen.findByText('25 % see 42')).toBeTruthy();
  expect(
    screen.getByRole('row', { name: 'Errors 0.5 % of 1,140 0.3 % of 3,420 Not enough evidence yet' }),
  ).toBeTruthy();
  for (const [name, button] of [
    ['Widen to 50 %', 'Widen to 50 %'],
    ['Make it live', 'Make it live'],
    ['End canary', 'End canary'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent).toMatchObject([{ traffic: 50 }, { traffic: 100 }, { traffic: 0 }]);
});

const taken: LiveRemote = {
  ...marketing,
  takenBack: {
    version: version('c'),
    number: 42,
    wasLive: true,
    seq: 213,
    at: SINCE,
    note: 'Rolled back: errors 90 of 120',
  },
};

const evidence: ReleaseEvidence = {
  baseline: 41,
  number: 42,
  verdict: 'worse',
  findings: [
    { measure: 'errors', release: { visitors: 120, bad: 90 }, baseline: { visitors: 1000, bad: 2 }, verdict: 'worse' },
  ],
  since: SINCE,
  until: SINCE,
  measure: 'errors',
  bound: 0.024,
  curve: { release: [null, 0.5, 0.75], baseline: [0.002, 0.002, 0.002] },
};

/** Opens the evidence of a rolled back release. */
async function openEvidence(response: () => Response) {
  const sent = mockRemote(taken);
  const { releases } = api;
  api.releases = (body, path) => (api.calls.at(-1)?.endsWith('/evidence/213') ? response() : releases(body, path));
  openAdmin(paths.releases);
  expect(await screen.findByText('42 rolled back')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Evidence' }));
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Rolled back automatically' })) };
}

test('shows why a release was rolled back, and releases it again after a confirmation', async () => {
  const { sent, dialog } = await openEvidence(() => Response.json(evidence));
  expect(await dialog.findByText(/Errors 75.0 % against 0.2 %, 120 visitors. The bound .* 41 is 2.4 %/)).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'Errors over time' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Errors 75.0 % of 120 0.2 % of 1,000 Worse' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Release 42 again' }));
  const question = within(await screen.findByRole('dialog', { name: 'Make marketing 42 live?' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(question.getByRole('button', { name: 'Make it live' }));
  await waitFor(() => expect(sent).toEqual([{ version: version('c'), traffic: 100, reason: '' }]));
});

test('shows the note of the log if the evidence was deleted, and closes without a change', async () => {
  const { sent, dialog } = await openEvidence(() => problemResponse(404, 'Not kept'));
  expect(await dialog.findByText(/were deleted. The log says: Rolled back: errors 90 of 120/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave 41 live' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('shows the time of the last report if it is old', async () => {
  api.releases = () => Response.json({ ...overview(marketing), lastReport: SINCE });
  openAdmin(paths.releases);
  expect(await screen.findByText(/^No reports since/)).toBeTruthy();
});

test('shows why a change failed, and keeps the reason', async () => {
  mockRemote(marketing, () => problemResponse(409, 'marketing is pinned', { detail: 'Unpin it first.' }));
  openAdmin(paths.releases);
  await press('Roll back');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Old hours' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Roll back to 40' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Unpin it first.');
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Old hours');
});

test('reports that releases could not be loaded', async () => {
  openAdmin(paths.releases);
  expect((await screen.findByRole('alert')).textContent).toBe('Releases could not be loaded.');
});
