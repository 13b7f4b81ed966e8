import type { ServiceDetails } from '../content/service-details.ts';
import type { Lists, PendingLists } from './lists.ts';

/** A service as its page and its head show it. */
export interface ServicePage extends Partial<ServiceDetails> {
  readonly title: string;
  /** Description of the document. */
  readonly summary: string;
  /** US dollars. */
  readonly priceFrom: number;
  readonly price: string;
}

/** The data of a services page. A page that the server rendered has its lists; on a navigation they are pending. */
export interface PageData {
  readonly service: ServicePage;
  readonly lists: Lists | PendingLists;
}
