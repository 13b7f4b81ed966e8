import { expect, it } from '@jest/globals';
import { parseNewRemote } from './check-new.ts';

it('a remote is written from a name and a path', () => {
  expect(parseNewRemote('open-days', '/open-days')).toEqual({
    name: 'open-days',
    path: '/open-days',
    title: 'Open days',
  });
});

it.each([
  ['Events', '/events', 'use words of a-z'],
  ['../events', '/events', 'use words of a-z'],
  ["a'b", '/events', 'use words of a-z'],
  ['events-mfe', '/events', 'use words of a-z'],
  ['a'.repeat(32), '/events', 'use words of a-z'],
  ['shell', '/events', 'is the name of the shell'],
  ['events', 'events', 'write --path /events'],
  ['events', "/x');alert(1)//", '200 letters of a-z'],
  ['events', '/`$(exit)`', '200 letters of a-z'],
  ['events', '/a//b', 'write /a/b'],
  ['events', '/../b', 'has the segment'],
  ['events', '/api/events', 'is a path of the site itself'],
  ['events', `/${'a'.repeat(600)}`, 'at most 200'],
])('the name %j and the path %j are refused', (name, path, reason) => {
  expect(() => parseNewRemote(name, path)).toThrow(reason);
});
