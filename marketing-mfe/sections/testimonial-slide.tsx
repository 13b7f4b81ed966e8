import styled from '@emotion/styled';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import type { Testimonial } from '../content/testimonials.ts';

interface TestimonialSlideProps {
  readonly testimonial: Testimonial;
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 6vw, 5.5rem);
  justify-content: space-between;
  height: 100%;
  margin: 0;
  padding-top: 1.5rem;
  border-top: 2px solid ${token('ink')};
`;

const Quote = styled.blockquote`
  ${type('statement')}
  max-width: 18em;
  margin: 0;
  text-wrap: pretty;
`;

const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  & > svg {
    flex: none;
  }
`;

/** What one client said, with who said it. */
export function TestimonialSlide({ testimonial: { feedback, name, role, mark: Mark } }: TestimonialSlideProps) {
  return (
    <li className="swiper-slide">
      <Figure>
        <Quote>{feedback}</Quote>
        <Who>
          <Mark size={36} />
          <div>
            <Text size="small" tone="ink" css={{ fontWeight: 500 }}>
              {name}
            </Text>
            <Text size="small">{role}</Text>
          </div>
        </Who>
      </Figure>
    </li>
  );
}
