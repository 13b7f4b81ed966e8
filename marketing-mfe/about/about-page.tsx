import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { About } from '@studio/content/collections/documents';
import type { Member } from '@studio/content/collections/team';
import { readDocument, readList } from '@studio/content/read';
import { paragraphsOf, sectionsOf } from '@studio/content/sections';
import type { Block } from '@studio/content/tree';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { ContactCall } from '../contact/contact-call.tsx';
import { about } from '../content/about.ts';
import { PortraitField } from '../shared/portrait-field.tsx';
import { type Point, PointsGrid, PointsList, Statements } from './points.tsx';

const Head = styled(Container)`
  display: grid;
  gap: 3rem clamp(2rem, 6vw, 6rem);
  align-items: end;
  padding-block: ${fluid(40, 72)} ${fluid(56, 96)};
  ${from.desktop} {
    grid-template-columns: 1fr minmax(0, 39rem);
  }
`;

type Portrayed = Pick<Member, 'slug' | 'portrait'>;

interface AboutData {
  readonly texts: About;
  readonly members: readonly Portrayed[];
}

export const loader: RemoteLoader = async ({ request: { signal }, context: { api } }): Promise<AboutData> => {
  const [texts, { items: members }] = await Promise.all([
    readDocument<About>(api, 'about', signal),
    readList<Portrayed>(api, 'team?fields=portrait', signal),
  ]);
  return { texts, members };
};

/** Returns the sections of a text as points. */
const pointsOf = (text: readonly Block[]): Point[] =>
  sectionsOf(text).map(({ title, blocks }) => ({ title, text: paragraphsOf(blocks).join(' ') }));

export function Component() {
  const { texts, members } = useLoaderData<AboutData>();
  const { lead, mission, vision, reasons, values } = texts;
  return (
    <>
      <Head>
        <div>
          <Heading as="h1" size="page">
            {about.title}
          </Heading>
          <Text size="lead" css={{ maxWidth: '24em', marginTop: fluid(20, 32) }}>
            {lead}
          </Text>
        </div>
        <Eyes members={members} />
      </Head>
      <Statements
        points={[
          { title: about.mission, text: mission },
          { title: about.vision, text: vision },
        ]}
      />
      <ScreenEnd />
      <PointsGrid id="why" title={about.reasonsTitle} points={pointsOf(reasons)} />
      <PointsList id="values" title={about.valuesTitle} points={pointsOf(values)} />
      <ContactCall {...about.closing} />
    </>
  );
}

const Strips = styled.div`
  display: grid;
  gap: clamp(0.5rem, 1vw, 0.8rem);
`;

/** The eyes of all portraits are at 37 % of their height, in the middle. */
const Strip = styled(PortraitField)`
  aspect-ratio: 624 / 116;
  & > img,
  & > picture > img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 34.5%;
  }
`;

/** The eyes of all members, one pair above the other. Decorative. */
export function Eyes({ members }: { readonly members: readonly Portrayed[] }) {
  return (
    <Strips>
      {members.map(({ slug, portrait }) => (
        <Strip key={slug} portrait={portrait} />
      ))}
    </Strips>
  );
}
