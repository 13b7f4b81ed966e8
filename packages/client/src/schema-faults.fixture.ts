/**
 * Properties that a node of each type must have: those that Google requires for its results, and those recommended ones without which a
 * result says little (developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['name', 'lowPrice', 'priceCurrency', 'url'],
  AboutPage: ['name', 'description', 'url'],
  Answer: ['text'],
  Blog: ['blogPost'],
  BlogPosting: ['headline', 'url', 'datePublished', 'dateModified', 'author'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  ContactPage: ['name', 'description', 'url'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  CreativeWork: ['name', 'description', 'url', 'creator'],
  FAQPage: ['name', 'description', 'url', 'mainEntity'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
  Organization: ['@id'],
  Person: ['name', 'url', 'jobTitle'],
  PostalAddress: ['streetAddress'],
  Product: ['name', 'description', 'image', 'sku', 'brand', 'offers'],
  ProfilePage: ['name', 'description', 'url', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'url', 'provider', 'serviceType', 'offers'],
  WebPage: ['name', 'description', 'url', 'isPartOf'],
  WebSite: ['name', 'url', 'publisher'],
};

/** Properties whose texts are absolute addresses, and those whose texts are dates. */
const ADDRESSES = ['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'availability'];
const DATES = ['datePublished', 'dateModified'];
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

type Node = Readonly<Record<string, unknown>>;

/**
 * Returns what is wrong with the nodes of a graph: an unknown type, a missing, empty or malformed property, two nodes with one id, a
 * reference to a node that is not there, a list that is not numbered from 1.
 */
export function schemaFaults(graph: readonly object[]): string[] {
  const nodes = graph as readonly Node[];
  const ids = nodes.map((node) => node['@id']);
  const faults = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two nodes have the id ${id}`);
  return [...faults, ...nodes.flatMap((node) => nodeFaults(node, new Set(ids)))];
}

function nodeFaults(node: Node, ids: ReadonlySet<unknown>): string[] {
  const type = String(node['@type']);
  const name = `${type} ${node['@id'] ?? ''}`.trim();
  if (Object.keys(node).join() === '@id') return ids.has(node['@id']) ? [] : [`nothing has the id ${node['@id']}`];
  const missing = REQUIRED[type]?.filter((property) => isEmpty(node[property])) ?? ['a known type'];
  return [
    ...missing.map((property) => `${name} lacks ${property}`),
    ...positionFaults(node, name),
    ...Object.entries(node).flatMap(([property, value]) =>
      [value].flat().flatMap((entry) => valueFaults(property, entry)),
    ),
  ];

  function valueFaults(property: string, value: unknown): string[] {
    if (typeof value === 'object' && value !== null) return nodeFaults(value as Node, ids);
    if (isEmpty(value)) return [`${name} has an empty ${property}`];
    const text = String(value);
    const isSound =
      (!ADDRESSES.includes(property) || /^https?:\/\/[^/\s]+\/\S*$/.test(text)) &&
      (!DATES.includes(property) || DATE.test(text));
    return isSound ? [] : [`${name} has the ${property} ${text}`];
  }
}

function positionFaults({ itemListElement: items }: Node, name: string): string[] {
  if (!Array.isArray(items)) return [];
  const isNumbered = items.every(({ position }: Node, i) => position === i + 1);
  return isNumbered ? [] : [`${name} is not numbered from 1`];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
