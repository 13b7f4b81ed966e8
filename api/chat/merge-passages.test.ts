import { describe, expect, it } from '@jest/globals';
import { withoutTeasers } from './merge-passages.ts';
import { readPassages } from './read-passages.ts';

const HOME = `<main><h1>Home</h1><p>Welcome.</p><ul>
  <li><h2><a href="/post/jug">A jug</a></h2><p>We took nine seconds out.</p></li>
  <li><h2>Tanvir</h2><p>He writes code.</p><a href="/team/CTO">Read more</a></li>
  <li><h2>Shop</h2><p>A preview.</p><a href="/sell/preview/shop">Look</a></li>
  <li><h2>Ask</h2><p>Anything.</p><a href="/contact?subject=Ask">Write</a></li>
  <li><h2>Stock</h2><p>It counts.</p><a href="/projects#stock">See</a></li>
</ul></main>`;
const PROJECTS =
  '<main><h1>Projects</h1><p>Five.</p><section id="stock"><h2>Stock</h2><p>Each firing.</p></section></main>';

const read = [
  readPassages(HOME, '/'),
  readPassages('<main><h1>A jug</h1><p>It took eleven seconds.</p></main>', '/post/jug'),
  readPassages('<main><h1>Tanvir Ahmed</h1><p>CTO.</p></main>', '/team/CTO'),
  readPassages(PROJECTS, '/projects'),
];

describe('withoutTeasers', () => {
  const [home = [], jug = [], tanvir = [], projects = []] = withoutTeasers(read);

  it('removes cards for pages that are read themselves, and no others', () =>
    expect(home.map(({ title }) => title)).toEqual(['Home', 'Shop', 'Ask']));

  it('keeps their text as hints of the place that they link to', () => {
    expect(jug[0]?.hints).toContain('We took nine seconds out.');
    expect(tanvir[0]?.hints).toContain('He writes code.');
    expect(projects.map(({ hints }) => hints.includes('It counts.'))).toEqual([false, true]);
  });
});
