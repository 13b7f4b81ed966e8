import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { analyticsOf } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import type { Legal } from '@studio/content/collections/documents';
import { readDocument } from '@studio/content/read';
import { ClosingCall, Heading, PageHead, Text } from '@studio/ui';
import { fluid, from, phone, token, type } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { legalTexts } from '../content/legal.ts';
import { paths } from '../paths.ts';
import { Day, LongRead } from '../shared/long-read.tsx';
import { Prose, textSections } from '../shared/markdown.tsx';

/** Sections as rows between hairlines: the heading, and from tablets on its text beside it. */
const Sections = styled.div`
  border-bottom: 1px solid ${token('hairline')};
  & > section {
    display: grid;
    gap: 0 2rem;
    padding-block: ${fluid(28, 32)} ${fluid(36, 44)};
    border-top: 1px solid ${token('hairline')};
    ${from.tablet} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    }
    &:first-of-type {
      border-color: ${token('ink')};
    }
  }
  p,
  li {
    ${type('large')}
    color: ${token('ink-2')};
    text-wrap: pretty;
  }
  p {
    margin-top: 0.875rem;
  }
  div > :first-child,
  h2 + p {
    margin-top: 0;
  }
  ${phone} {
    h2 {
      margin-bottom: 0.75rem;
    }
  }
  ul {
    padding: 0;
    list-style: none;
  }
  ul > li {
    margin-top: 0;
    padding-block: 0.75rem;
    border-top: 1px solid ${token('hairline')};
  }
`;

export const loader: RemoteLoader = ({ request, context: { api } }) => {
  const isPrivacy = new URL(request.url).pathname === paths.privacy;
  return readDocument<Legal>(api, isPrivacy ? 'privacy' : 'terms', request.signal);
};

/** `/TermsAndConditions` and `/PrivacyPolicy`. */
export function Component() {
  const { slug, lead, since, body } = useLoaderData<Legal>();
  const title = slug === 'privacy' ? legalTexts.titles.privacy : legalTexts.titles.terms;
  const { sections } = textSections(body);
  const analytics = analyticsOf(useSite());
  return (
    <>
      <PageHead title={title} lead={lead} />
      <LongRead
        head={
          <Text size="small">
            {legalTexts.since} <Day date={since} />
          </Text>
        }
        sections={sections}
        withLine
      >
        <Sections>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Heading as="h2" size="title4" id={section.id} css={{ scrollMarginTop: '2rem' }}>
                {section.title}
              </Heading>
              <div>
                <Prose blocks={section.blocks} />
              </div>
            </section>
          ))}
          {slug === 'privacy' && analytics && <OutsideAnalytics {...analytics} />}
        </Sections>
      </LongRead>
      <ClosingCall {...legalTexts.question} subject={title} />
    </>
  );
}

interface OutsideAnalyticsProps {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
}

/** Names what the pages load from other sites to count visitors. */
function OutsideAnalytics({ scripts, connect }: OutsideAnalyticsProps) {
  const hosts = [...new Set([...scripts, ...connect].map((address) => new URL(address).host))];
  const { title, text } = legalTexts.analytics;
  return (
    <section aria-labelledby="analytics">
      <Heading as="h2" size="title4" id="analytics">
        {title}
      </Heading>
      <p>{text(new Intl.ListFormat('en').format(hosts))}</p>
    </section>
  );
}
