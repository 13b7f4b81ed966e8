import styled from '@emotion/styled';
import { ScreenEnd } from '@platform/browser/screen-end';
import { useRefusedForm, useSite } from '@studio/client/site';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContactCard } from './contact-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import { useLanguage } from './language.ts';
import { SuccessDialog } from './sent-notice.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${fluid(56, 64)} clamp(3rem, 9vw, 8.5rem);
  align-items: start;
  padding-block: ${fluid(40, 88)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: 1fr minmax(20rem, 25.5rem);
  }
`;

/** A narrow column beside the form; on narrower screens a row below it. */
const Aside = styled.div`
  display: grid;
  gap: 1rem 1.5rem;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: none;
  }
`;

/** The form of the contact page, and the dialog after a message was sent. */
export function ContactPanel() {
  const refused = useRefusedForm();
  const [search] = useSearchParams();
  const [sender, setSender] = useState<string>();
  return (
    <>
      <ContactForm refused={refused} isSent={search.get('sent') === '1'} onSent={setSender} />
      {sender !== undefined && <SuccessDialog to={sender} onClose={() => setSender(undefined)} />}
    </>
  );
}

/** `/contact`. `ScreenEnd` defers the layout of the form until the text above it is painted. */
export function Component() {
  const site = useSite();
  const { contact } = useLanguage().words;
  return (
    <Columns>
      <div>
        <Heading as="h1" size="page">
          {contact.title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '27em', marginBlock: `${fluid(20, 28)} ${fluid(32, 48)}` }}>
          {contact.lead}
        </Text>
        <ScreenEnd />
        <ContactPanel />
      </div>
      <Aside>
        <ContactCard {...contact.information} site={site} />
        <ContactMap {...contact.map} position={site.map} />
      </Aside>
    </Columns>
  );
}
