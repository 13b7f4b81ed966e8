import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { MouseEventHandler, ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { fluid, from } from '../tokens/scale.ts';
import { token } from '../tokens/tokens.ts';
import { Heading, Text } from '../type/text.tsx';
import { Container, Stack } from './container.tsx';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Subject that is filled in on the contact page. */
  readonly subject?: string;
  /** Opens a dialog instead of the contact page. */
  readonly onAction?: MouseEventHandler;
  /** A drawing that fills its box: the right half of the section, on phones a strip below the text. Without it the line of the page is there. */
  readonly art?: ReactNode;
  /** Less high: for a page with much above it. */
  readonly low?: boolean;
}

const Box = styled.section`
  position: relative;
  overflow: clip;
`;

/** From tablets on beside the text, with the right edge of the page. */
const Art = styled.div`
  height: 15rem;
  & > svg {
    width: 100%;
    height: 100%;
  }
  ${from.tablet} {
    position: absolute;
    inset: 0 0 0 52%;
    height: auto;
  }
`;

const words = css`
  position: relative;
  padding-block: ${token('space-section')} ${token('space-48')};
  ${from.tablet} {
    padding-block: ${fluid(96, 176)};
    & > div {
      max-width: 54%;
    }
  }
  ${from.desktop} {
    & > div {
      max-width: 48%;
    }
  }
`;

const lower = css`
  padding-block: 2.25rem;
  ${from.tablet} {
    padding-block: ${fluid(64, 84)};
  }
`;

/** On phones beside the button. */
const lowArt = css`
  @media (max-width: 47.99rem) {
    position: absolute;
    inset: auto 0 0 56%;
    height: 7.5rem;
  }
`;

/** The last section of a page. It links to the contact page. */
export function ClosingCall({ title, text, action, subject, onAction, art, low = false }: ClosingCallProps) {
  return (
    <Box aria-labelledby="closing">
      <Container css={[words, low && lower]}>
        <Stack gap={1.25}>
          <Heading as="h2" size="section" id="closing">
            {title}
          </Heading>
          <Text size="large" css={{ maxWidth: '26em' }}>
            {text}
          </Text>
          <ButtonLink
            to={subject === undefined ? '/contact' : `/contact?${new URLSearchParams({ subject })}`}
            css={{ marginTop: '0.75rem' }}
            {...(onAction && { onClick: onAction, 'aria-haspopup': 'dialog' })}
          >
            {action}
          </ButtonLink>
        </Stack>
      </Container>
      {art && <Art css={low && lowArt}>{art}</Art>}
    </Box>
  );
}
