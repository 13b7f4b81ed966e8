import { expect, test } from '@jest/globals';
import { createStatusBoard, type DevStatus } from './overlay.ts';

test('a follower gets the status now and after each change', () => {
  const board = createStatusBoard();
  const received: DevStatus[] = [];
  board.setErrors('types of chat', ['a']);
  const unfollow = board.follow((status) => received.push(status));
  board.setErrors('preview', ['b']);
  board.reload();
  board.setErrors('types of chat', []);
  unfollow();
  board.reload();
  expect(received).toEqual([
    { errors: ['a'], reloads: 0 },
    { errors: ['a', 'b'], reloads: 0 },
    { errors: ['a', 'b'], reloads: 1 },
    { errors: ['b'], reloads: 1 },
  ]);
});
