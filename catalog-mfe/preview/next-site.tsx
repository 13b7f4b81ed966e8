import styled from '@emotion/styled';
import { photographs } from '@studio/pictures/photographs';
import { ArrowLink, Container, Heading, Picture, Text } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { previewPage } from '../content/preview-page.ts';
import { formatPrice, type Site } from '../content/shelves.ts';
import { paths } from '../paths.ts';

const { next } = previewPage;

/** The band crops the picture at the bottom. */
const Band = styled(Container)`
  display: grid;
  gap: 2rem;
  padding-top: 3rem;
  ${from.tablet} {
    grid-template-columns: repeat(12, 1fr);
    height: 27.5rem;
    padding-top: 4.5rem;
  }
`;

const Words = styled.div`
  ${from.tablet} {
    grid-column: span 5;
    padding-top: 1.5rem;
  }
`;

const Top = styled.div`
  overflow: hidden;
  height: 15rem;
  border-radius: ${token('radius-field')} ${token('radius-field')} 0 0;
  box-shadow: 0 0 0 1px ${token('hairline')};
  & img {
    width: 100%;
  }
  ${from.tablet} {
    grid-column: span 7;
    height: auto;
  }
`;

/** The next site of the shelf: title, description, price and the top of its page. */
export function NextSite({ site: { slug, template, title, description, price } }: { readonly site: Site }) {
  return (
    <section aria-labelledby="next" css={{ overflow: 'hidden', background: token('wash') }}>
      <Band>
        <Words>
          <p css={{ color: token('ink-2'), fontSize: '0.875rem' }}>{next.label}</p>
          <Heading as="h2" size="section" id="next" data-shared={`title-site-${slug}`}>
            {title}
          </Heading>
          <Text size="large" css={{ marginTop: '0.75rem' }}>
            {description}
          </Text>
          <p css={{ display: 'flex', alignItems: 'center', gap: '1.5rem', marginTop: '0.75rem' }}>
            <ArrowLink to={paths.sellPreview(slug)}>{next.see(title)}</ArrowLink>
            <span css={{ color: token('ink-2'), fontSize: '0.875rem' }}>{formatPrice(price)}</span>
          </p>
        </Words>
        <Top data-shared={`site-${slug}`}>
          <Picture picture={photographs[template]} alt="" sizes="(min-width: 48rem) 55vw, 100vw" />
        </Top>
      </Band>
    </section>
  );
}
