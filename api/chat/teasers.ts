import type { Passage } from './passages-of.ts';

const pathOf = (href: string) => href.split('#', 1).join();

/**
 * What one page says of another belongs to the other: a card for a page that is read itself is no passage, and what it says
 * becomes a hint of the place that it leads to. `pages` are the passages of each page, in its order.
 */
export function withoutTeasers(pages: readonly (readonly Passage[])[]): Passage[][] {
  const places = new Set(pages.flat().map(({ href }) => href));
  const firsts = new Map(pages.flatMap(([first]) => (first ? [[pathOf(first.href), first.href]] : [])));
  const placeOf = ({ href, leadsTo = href }: Passage): string | undefined =>
    pathOf(leadsTo) === pathOf(href) ? undefined : places.has(leadsTo) ? leadsTo : firsts.get(pathOf(leadsTo));
  const said = new Map<string, Set<string>>();
  for (const passage of pages.flat()) {
    const place = placeOf(passage);
    if (place !== undefined) said.set(place, (said.get(place) ?? new Set()).add(passage.text));
  }
  return pages.map((passages) =>
    passages
      .filter((passage) => placeOf(passage) === undefined)
      .map(({ leadsTo: _, ...passage }) => {
        const more = said.get(passage.href) ?? [];
        said.delete(passage.href);
        return { ...passage, hints: [passage.hints, ...more].filter(Boolean).join(' ') };
      }),
  );
}
