import { expect, it } from '@jest/globals';
import { schemaFaults } from './schema-faults.fixture.ts';

const URL = 'https://site.example/';
const site = {
  '@type': 'WebSite',
  '@id': `${URL}#site`,
  name: 'A site',
  url: URL,
  publisher: { '@id': `${URL}#site` },
};

it.each([
  ['a sound graph', [site], []],
  ['an unknown type', [{ '@type': 'Unicorn' }], ['Unicorn lacks a known type']],
  ['a missing property', [{ '@type': 'Answer' }], ['Answer lacks text']],
  ['an empty property', [{ ...site, inLanguage: '' }], [`WebSite ${URL}#site has an empty inLanguage`]],
  ['a relative address', [{ ...site, url: '/about' }], [`WebSite ${URL}#site has the url /about`]],
  [
    'a malformed date',
    [{ ...site, dateModified: '1 May 2025' }],
    [`WebSite ${URL}#site has the dateModified 1 May 2025`],
  ],
  ['an id twice', [site, site], [`two nodes have the id ${URL}#site`]],
  ['a reference to nothing', [{ ...site, about: { '@id': `${URL}#no` } }], [`nothing has the id ${URL}#no`]],
  [
    'a fault further in',
    [{ ...site, about: [{ '@type': 'Answer', text: '' }] }],
    ['Answer lacks text', 'Answer has an empty text'],
  ],
  [
    'a list that begins with 0',
    [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 0 }] }],
    ['ItemList is not numbered from 1'],
  ],
])('finds %s', (_, graph, faults) => {
  expect(schemaFaults(graph)).toEqual(faults);
});
