import { faqs, faqsPage } from '../content/faqs.ts';
import { FaqList } from '../sections/faq-list.tsx';

/** `/faqs` */
export function Component() {
  return <FaqList {...faqsPage} faqs={faqs} />;
}
