import type { StructuredDataSource } from '@platform/contract/remote-routes';
import type { FAQPage } from 'schema-dts';
import { faqs } from '../content/faqs.ts';

/** Structured data of the questions and answers. */
export function faqsData({ url }: StructuredDataSource): FAQPage[] {
  return [
    {
      '@type': 'FAQPage',
      '@id': url,
      mainEntity: faqs.map(({ id, question, answer }) => ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
