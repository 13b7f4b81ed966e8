import styled from '@emotion/styled';
import { paths } from '@studio/contract/paths';
import { PORTRAIT_SIZE, type Portrait, portraits } from '@studio/pictures/portraits';
import { ButtonLink } from '@studio/ui/button';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';

interface AboutTeaserProps {
  readonly title: string;
  readonly statement: string;
  readonly text: string;
  readonly action: string;
}

/** Heights of the portraits' fields as shares of the highest. */
const PEOPLE: readonly (readonly [Portrait, number])[] = [
  [portraits.ceo, 90.5],
  [portraits.cto, 74.5],
  [portraits.coo, 100],
  [portraits.cmo, 82.5],
];

const Columns = styled.div`
  display: grid;
  gap: 3.5rem clamp(2rem, 8vw, 7.5rem);
  align-items: center;
  ${from.desktop} {
    grid-template-columns: 1fr minmax(0, 39rem);
  }
`;

const People = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: clamp(0.5rem, 1vw, 0.8rem);
  align-items: end;
  height: clamp(15rem, 62vw, 31.25rem);
  ${from.desktop} {
    height: clamp(24rem, 35vw, 31.25rem);
  }
`;

/** Each stands at the foot of a field of its own colour. */
const Field = styled.div`
  display: flex;
  align-items: end;
  overflow: hidden;
  border-radius: ${token('radius-picture')};
  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 117 / 208;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

/** Who the agency is, in two paragraphs, with the way to the contact page, and four of its people. */
export function AboutTeaser({ title, statement, text, action }: AboutTeaserProps) {
  return (
    <Section labelledBy="about-us">
      <Columns>
        <Stack gap={1.5}>
          <Heading as="h2" size="section" id="about-us">
            {title}
          </Heading>
          <Text size="statement" tone="ink" css={{ maxWidth: '20em', marginTop: '0.75rem' }}>
            {statement}
          </Text>
          <Text css={{ maxWidth: '31em' }}>{text}</Text>
          <ButtonLink to={paths.contact()} variant="outline" css={{ marginTop: '0.75rem' }}>
            {action}
          </ButtonLink>
        </Stack>
        <People>
          {PEOPLE.map(([{ src, ground }, height]) => (
            <Field key={src} style={{ height: `${height}%`, background: ground }}>
              <img src={src} alt="" {...PORTRAIT_SIZE} loading="lazy" decoding="async" />
            </Field>
          ))}
        </People>
      </Columns>
    </Section>
  );
}
