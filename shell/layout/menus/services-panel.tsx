import { css } from '@emotion/react';
import type { Service } from '@studio/client/lists';
import type { Locale } from '@studio/client/locale';
import { type Words, withCommas } from '@studio/client/text';
import {
  DigitalMarketingDrawing,
  type DrawingSize,
  EcommerceDrawing,
  MernDrawing,
  SeoDrawing,
  ShopifyDrawing,
  WordpressDrawing,
} from '@studio/pictures/drawings';
import { ArrowLink, Text } from '@studio/ui';
import { from, token, type } from '@studio/ui/tokens';
import type { ComponentType } from 'react';
import { bengali } from '../../content/bn/services-panel.ts';
import { english } from '../../content/en/services-panel.ts';

const texts: Readonly<Record<Locale, Words<typeof english>>> = { en: english, bn: bengali };

/** The drawings of the services by the addresses of their pages. */
const drawings: Readonly<Record<string, ComponentType<DrawingSize>>> = {
  '/services/ecommerce': EcommerceDrawing,
  '/services/wordpress': WordpressDrawing,
  '/services/mern': MernDrawing,
  '/services/digital-marketing': DigitalMarketingDrawing,
  '/services/shopify': ShopifyDrawing,
  '/services/seo': SeoDrawing,
};

/** A panel as wide as the page's column: services in three columns, and the last item, which is in words, beside them. */
const face = css`
  && {
    position: fixed;
    position-area: none;
    inset: 5.25rem 0 auto;
    width: min(80rem, 100% - 4rem);
    max-width: none;
    margin: 0 auto;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li:not(:last-of-type) > a {
    ${type('question')}
    flex-direction: column;
    gap: 0;
    align-items: start;
    padding: 1rem;
    & > svg {
      margin-bottom: 0.75rem;
    }
    & > :last-child {
      margin: 0.25rem 0 0;
    }
  }
  & > li:last-of-type {
    grid-column: 1 / -1;
    margin: 0.5rem -0.75rem -0.75rem;
    padding: 1.25rem 1.75rem 0.5rem;
    border-radius: 0 0 ${token('radius-card')} ${token('radius-card')};
    background: ${token('wash')};
    & > :last-child {
      margin-inline: -0.75rem;
    }
  }
  ${from.desktop} {
    && {
      grid-template-columns: repeat(3, minmax(0, 1fr)) 19.75rem;
    }
    & > li:last-of-type {
      display: flex;
      flex-direction: column;
      grid-area: 1 / 4 / 3 / 5;
      margin: -0.75rem -0.75rem -0.75rem 0.5rem;
      padding: 2rem 2rem 1rem;
      border: 0;
      border-radius: 0 ${token('radius-card')} ${token('radius-card')} 0;
      & > :last-child {
        margin-top: auto;
      }
    }
  }
`;

/** The prices of the services by the addresses of their pages, once they are fetched. */
let prices: Promise<ReadonlyMap<string, Service>> | undefined;

async function fetchServices() {
  const response = await fetch('/api/services');
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const services: readonly Service[] = await response.json();
  return new Map(services.map((service) => [`/services/${service.slugs[0]}`, service]));
}

/** Returns what the menu of services shows beside its links. Prices that cannot be fetched are left out, and are fetched again next time. */
export async function loadPanel(locale: Locale, contact: string) {
  prices ??= fetchServices();
  const services = await prices.catch((error: unknown) => {
    console.warn('/api/services could not be read; the menu shows no prices', error);
    prices = undefined;
    return new Map<string, Service>();
  });
  const { title, text, action, perProject, perMonth } = texts[locale];
  return {
    face,
    drawings,
    priceOf: (to: string): string | undefined => {
      const { priceFrom, per } = services.get(to) ?? {};
      return priceFrom ? (per === 'month' ? perMonth : perProject)(`$${withCommas(priceFrom)}`) : undefined;
    },
    question: (
      <>
        <p css={css(type('title4'))}>{title}</p>
        <Text css={{ marginBlock: '0.5rem' }}>{text}</Text>
        <ArrowLink to={contact}>{action}</ArrowLink>
      </>
    ),
  };
}
