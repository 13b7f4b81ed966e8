import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import type { AboutPage, ContactPage, WebPage } from 'schema-dts';
import { privacy } from '../content/privacy.ts';
import { terms } from '../content/terms.ts';

type AgencyPage = Exclude<WebPage | AboutPage | ContactPage, string>;

/** Structured data of a page about the agency as a whole. */
export function agencyPageData(type: 'WebPage' | 'AboutPage' | 'ContactPage', { url, origin }: StructuredDataSource) {
  return [{ '@type': type, '@id': url, about: { '@id': schemaIds(origin).organization } }] satisfies AgencyPage[];
}

/** Structured data of the terms or the privacy policy. */
export function legalPageData(page: 'terms' | 'privacy', { url }: StructuredDataSource): WebPage[] {
  const { since } = { terms, privacy }[page];
  return [{ '@type': 'WebPage', '@id': url, datePublished: since, dateModified: since }];
}
