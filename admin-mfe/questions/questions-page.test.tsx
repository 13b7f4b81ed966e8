import { expect, test } from '@jest/globals';
import type { AskedQuestion } from '@studio/client/questions';
import { fireEvent, screen } from '@testing-library/react';
import { api, openAdmin, press, problemResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

setUpAdmin();

const question: AskedQuestion = {
  id: '0195a8f0-0000-7000-8000-000000000001',
  text: 'Do you sell penguins?',
  count: 2,
  askedAt: '2025-03-10T09:14:00.000Z',
  answer: null,
};

test('shows questions, and saves the answer to one', async () => {
  let current = question;
  const sent: unknown[] = [];
  api.questions = (body) => {
    if (body !== undefined) {
      sent.push(body);
      current = { ...current, answer: 'No.' };
      return new Response(null, { status: 204 });
    }
    return Response.json({ isKept: true, questions: [current] });
  };
  openAdmin(paths.questions);
  expect(await screen.findByText('Asked 2 times, last')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect(await screen.findByText('Answered')).toBeTruthy();
  expect(sent).toEqual([{ answer: 'No.' }]);
  expect(api.calls).toContain(`PUT /api/v1/questions/${question.id}`);
});

test('removes a question', async () => {
  let questions = [question];
  api.questions = () => {
    const isRemoved = api.calls.at(-1)?.startsWith('DELETE');
    if (isRemoved) questions = [];
    return isRemoved ? new Response(null, { status: 204 }) : Response.json({ isKept: true, questions });
  };
  openAdmin(paths.questions);
  await press('Delete “Do you sell penguins?”');
  expect(await screen.findByText('No questions yet.')).toBeTruthy();
});

test('reports that questions are not stored, and that an answer was not saved', async () => {
  api.questions = (body) =>
    body === undefined
      ? Response.json({ isKept: false, questions: [question] })
      : problemResponse(503, 'The store cannot be reached just now');
  openAdmin(paths.questions);
  expect(await screen.findByText(/CHAT_QUESTIONS is off/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved. Try again.');
});
