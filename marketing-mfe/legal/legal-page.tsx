import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { analyticsOf } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import type { Legal } from '@studio/content/collections/documents';
import { readDocument } from '@studio/content/read';
import { ArrowLink, Heading, PageHead, Text } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { legalTexts } from '../content/legal.ts';
import { paths } from '../paths.ts';
import { Day, LongRead } from '../shared/long-read.tsx';
import { Prose, textSections } from '../shared/markdown.tsx';

const Sections = styled.div`
  max-width: 40rem;
  & > section + section {
    margin-top: ${fluid(36, 52)};
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
  ul {
    margin-top: 1rem;
    padding: 0;
    list-style: none;
    border-bottom: 1px solid ${token('hairline')};
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
      >
        <Sections>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Heading as="h2" size="title4" id={section.id} css={{ scrollMarginTop: '2rem' }}>
                {section.title}
              </Heading>
              <Prose blocks={section.blocks} />
            </section>
          ))}
          {slug === 'privacy' && analytics && <OutsideAnalytics {...analytics} />}
          <section aria-labelledby="question">
            <Heading as="h2" size="title4" id="question">
              {legalTexts.question.title}
            </Heading>
            <p>{legalTexts.question.text}</p>
            <ArrowLink to={paths.contactAbout(title)}>{legalTexts.question.action}</ArrowLink>
          </section>
        </Sections>
      </LongRead>
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
