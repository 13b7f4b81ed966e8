import { css } from '@emotion/react';
import { ScreenEnd } from '@platform/browser/screen-end';
import { ArrowLink } from '@studio/ui/arrow-link';
import { ClosingCall } from '@studio/ui/closing-call';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { PageHead } from '@studio/ui/page-head';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { wholeCard } from '@studio/ui/whole-card';
import { clients } from '../content/clients.ts';
import { projects } from '../content/portfolio.ts';
import { offeredServices, portfolioPage } from '../content/portfolio-services.ts';
import { ClientStrip } from './client-strip.tsx';
import { ProjectList } from './project-list.tsx';

/** `/portfolio` */
export function Component() {
  return (
    <>
      <PageHead title={portfolioPage.title} lead={portfolioPage.lead} />
      <ProjectList {...portfolioPage.projects} projects={projects} />
      <ScreenEnd />
      <ClientStrip {...portfolioPage.clients} clients={clients} />
      <OfferedServices {...portfolioPage.services} />
      <ClosingCall {...portfolioPage.closing} />
    </>
  );
}

function OfferedServices({ title, learnMore }: typeof portfolioPage.services) {
  return (
    <Section labelledBy="offered" tone="line">
      <Heading as="h2" size="title1" id="offered">
        {title}
      </Heading>
      <HairlineGrid>
        {offeredServices.map(({ title: name, description, link, Drawing }) => (
          <li key={name} data-spread css={css(wholeCard)}>
            <Drawing />
            <Heading as="h3" size="title4" css={{ marginTop: '1.5rem' }}>
              {name}
            </Heading>
            <Text css={{ maxWidth: '24em', marginBlock: '0.75rem 0.5rem' }}>{description}</Text>
            <ArrowLink to={link} context={` about ${name}`}>
              {learnMore}
            </ArrowLink>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
