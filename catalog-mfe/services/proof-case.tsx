import styled from '@emotion/styled';
import { COVER_SIZE } from '@studio/pictures/covers';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Picture } from '@studio/ui/picture';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import type { Proof } from '../content/service-details.ts';

interface ProofCaseProps {
  readonly id: string;
  readonly proof: Proof;
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 4rem;
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** So flat that a page of ours reaches below the foot of the mat. */
const RATIO = '8 / 5';

const mat = { borderRadius: token('radius-picture') };

/** A page of ours stands on the mat and is cropped by its foot. */
const Mat = styled.div`
  display: grid;
  overflow: hidden;
  align-items: start;
  aspect-ratio: ${RATIO};
  padding: ${fluid(24, 64)} ${fluid(20, 48)} 0;
  background: ${token('wash')};
  & > picture > img {
    width: 100%;
  }
`;

const Cover = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${RATIO};
  object-fit: cover;
`;

const Result = styled.p`
  ${type('small')}
  color: ${token('ink-2')};
  & > strong {
    display: block;
    margin-bottom: 0.75rem;
    ${type('section')}
    color: ${token('ink')};
  }
`;

const SIZES = '(min-width: 90rem) 33rem, (min-width: 64rem) 40vw, 90vw';

/** One piece of work with its result as a number. */
export function ProofCase({ id, proof: { figure, caption, title, text, action, to, picture } }: ProofCaseProps) {
  return (
    <Section labelledBy={id}>
      <Columns>
        {typeof picture === 'string' ? (
          <Cover src={picture} alt="" loading="lazy" decoding="async" css={mat} {...COVER_SIZE} />
        ) : (
          <Mat css={mat}>
            <Picture picture={picture} alt="" sizes={SIZES} />
          </Mat>
        )}
        <div css={{ display: 'grid', gap: '2rem', alignContent: 'space-between' }}>
          <Result>
            <strong>{figure}</strong>
            {caption}
          </Result>
          <div>
            <Heading as="h2" size="title3" id={id}>
              {title}
            </Heading>
            <Text size="large" css={{ marginBlock: '1rem 0.75rem' }}>
              {text}
            </Text>
            <ArrowLink to={to} context={`: ${title}`}>
              {action}
            </ArrowLink>
          </div>
        </div>
      </Columns>
    </Section>
  );
}
