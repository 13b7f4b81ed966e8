import { expect, it } from '@jest/globals';
import { ownFile } from './own-file.ts';

it.each([
  ['https://files.example/assets/a/b.svg#lines', '/assets/a/b.svg#lines'],
  ['http://127.0.0.1:3001/assets/a/b.svg', '/assets/a/b.svg'],
  ['/assets/a/b.svg#lines', '/assets/a/b.svg#lines'],
])('%s is %s', (address, own) => expect(ownFile(address)).toBe(own));
