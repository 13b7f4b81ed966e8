import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { Member } from '@studio/content/collections/team';
import { readList } from '@studio/content/read';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { ContactCall } from '../contact/contact-call.tsx';
import { about, reasons, values } from '../content/about.ts';
import { PortraitField } from '../shared/portrait-field.tsx';
import { PointsGrid, PointsList, Statements } from './points.tsx';

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

export const loader: RemoteLoader = async ({ request: { signal }, context: { api } }) =>
  (await readList<Portrayed>(api, 'team?fields=portrait', signal)).items;

export function Component() {
  const members = useLoaderData<readonly Portrayed[]>();
  return (
    <>
      <Head>
        <div>
          <Heading as="h1" size="page">
            {about.title}
          </Heading>
          <Text size="lead" css={{ maxWidth: '24em', marginTop: fluid(20, 32) }}>
            {about.lead}
          </Text>
        </div>
        <Eyes members={members} />
      </Head>
      <Statements points={[about.mission, about.vision]} />
      <ScreenEnd />
      <PointsGrid id="why" title={about.reasonsTitle} points={reasons} />
      <PointsList id="values" title={about.valuesTitle} points={values} />
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
