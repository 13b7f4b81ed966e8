import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ButtonLink, Heading, Section, Stack, Text } from '@studio/ui';
import { from } from '@studio/ui/tokens';
import { home } from '../content/home.ts';
import { paths } from '../paths.ts';
import { PortraitField } from '../shared/portrait-field.tsx';
import type { HomeData } from './home-data.ts';

const Columns = styled.div`
  display: grid;
  gap: 3.5rem clamp(2rem, 8vw, 7.5rem);
  align-items: center;
  ${from.desktop} {
    grid-template-columns: 1fr minmax(0, 39rem);
  }
`;

interface AboutTeaserProps extends Pick<HomeData, 'members'> {
  readonly statement: string;
  readonly text: string;
}

/** Two paragraphs about the agency, a link to the contact page, and four portraits. */
export function AboutTeaser({ statement, text, members }: AboutTeaserProps) {
  const { title, action } = home.about;
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
          <ButtonLink to={paths.contact} variant="outline" css={{ marginTop: '0.75rem' }}>
            {action}
          </ButtonLink>
        </Stack>
        <People members={members} />
      </Columns>
    </Section>
  );
}

/** Heights of the members' fields in percent of the row, repeated. */
const HEIGHTS = [90.5, 74.5, 100, 82.5] as const;

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: clamp(0.5rem, 1vw, 0.8rem);
  align-items: end;
  height: clamp(15rem, 62vw, 31.25rem);
  ${from.desktop} {
    height: clamp(24rem, 35vw, 31.25rem);
  }
`;

const cropped = css`
  & > img,
  & > picture > img {
    aspect-ratio: 117 / 208;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

/** Portraits of the members, side by side on one baseline. Decorative. */
function People({ members }: Pick<HomeData, 'members'>) {
  return (
    <Row>
      {members.map(({ slug: role, portrait }, i) => (
        <PortraitField
          key={role}
          portrait={portrait}
          lazy
          data-shared={`person-${role.toLowerCase()}`}
          css={[cropped, { height: `${HEIGHTS[i % HEIGHTS.length]}%` }]}
        />
      ))}
    </Row>
  );
}
