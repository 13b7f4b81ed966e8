import styled from '@emotion/styled';
import type { ContactSubject } from '@studio/client/contact-subjects';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { Drawn } from './posters/drawn.tsx';
import { archStill } from './posters/stills.ts';

interface ClosingProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Subject that is filled in on the contact page. */
  readonly subject: ContactSubject;
}

const Box = styled.section`
  position: relative;
  overflow: clip;
  border-top: 1px solid ${token('hairline')};
  ${from.tablet} {
    display: grid;
    align-items: center;
    min-height: 38.75rem;
  }
`;

/** The door stands on the footer: below the text on phones, else at the right of it, cropped by the edge. */
const Arch = styled(Drawn)`
  height: min(56vw, 20rem);
  margin-left: 30vw;
  mask-image: url('${archStill}');
  mask-position: left top;
  ${from.tablet} {
    position: absolute;
    z-index: -1;
    inset: auto 0 0 auto;
    width: max(50%, 22.5rem);
    height: 100%;
    margin: 0;
  }
`;

/** The last section of a services page. It links to the contact page. */
export function Closing({ title, text, action, subject }: ClosingProps) {
  return (
    <Box aria-labelledby="closing" data-own-lines css={{ isolation: 'isolate' }}>
      <Container css={{ width: '100%', paddingBlock: token('space-section') }}>
        <Heading as="h2" size="section" id="closing" css={{ maxWidth: '5.5em' }}>
          {title}
        </Heading>
        <Text size="lead" css={{ maxWidth: 'min(25rem, 42vw)', minWidth: '17rem', marginBlock: '1.5rem 2rem' }}>
          {text}
        </Text>
        <ButtonLink to={`/contact?${new URLSearchParams({ subject })}`}>{action}</ButtonLink>
      </Container>
      <Arch aria-hidden="true" />
    </Box>
  );
}
