import styled from '@emotion/styled';
import { ArrowLink, Heading, PageHead, Text } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { useLocation } from 'react-router-dom';
import { type LegalPage, legalTexts } from '../content/legal.ts';
import { privacy } from '../content/privacy.ts';
import { terms } from '../content/terms.ts';
import { paths } from '../paths.ts';
import { Day, LongRead } from '../shared/long-read.tsx';

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
  li {
    padding-block: 0.75rem;
    border-top: 1px solid ${token('hairline')};
  }
`;

/** `/TermsAndConditions` and `/PrivacyPolicy`. */
export function Component() {
  const { title, lead, since, sections }: LegalPage = useLocation().pathname === paths.privacy ? privacy : terms;
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
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.items && (
                <ul>
                  {section.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
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
