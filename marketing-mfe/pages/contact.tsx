import { useSite } from '@studio/client/use-site';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { contact } from '../content/contact.ts';
import { ContactCard } from '../sections/contact-card.tsx';
import { ContactAside, ContactColumns } from '../sections/contact-columns.tsx';
import { ContactMap } from '../sections/contact-map.tsx';
import { ContactPanel } from '../sections/contact-panel.tsx';

/** `/contact` */
export function Component() {
  const site = useSite();
  return (
    <ContactColumns>
      <div>
        <Heading as="h1" size="page">
          {contact.title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '27em', marginBlock: `${fluid(20, 28)} ${fluid(32, 48)}` }}>
          {contact.lead}
        </Text>
        <ContactPanel />
      </div>
      <ContactAside>
        <ContactCard {...contact.information} site={site} />
        <ContactMap {...contact.map} place={site.map} />
      </ContactAside>
    </ContactColumns>
  );
}
