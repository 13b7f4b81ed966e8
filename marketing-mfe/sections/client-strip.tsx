import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { RoundButton } from '@studio/ui/round-button';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { Client } from '../content/clients.ts';

interface ClientStripProps {
  readonly title: string;
  readonly pause: string;
  readonly play: string;
  /** What is paused, for those who hear the button. */
  readonly what: string;
  readonly clients: readonly Client[];
}

/** px a second. */
const SPEED = 50;

/** Width of a client's place in px. */
const PLACE = 224;

/** By the width of all clients: then the second row stands where the first one was. */
const slide = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

const Strip = styled.div`
  overflow-x: auto;
  margin-top: ${fluid(28, 40)};
  padding-inline-start: 1.25rem;
  scrollbar-width: none;
  ${from.tablet} {
    padding-inline-start: 2rem;
  }
  ${from.desktop} {
    padding-inline-start: max(clamp(3rem, -1.923rem + 7.692vw, 5rem), 50vw - 40rem);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover > div,
  &:focus-visible > div {
    animation-play-state: paused;
  }
`;

const row = css`
  display: flex;
  flex: none;
  & > li {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.875rem;
    width: ${PLACE / 16}rem;
    height: 4rem;
    ${type('large')}
    font-weight: 500;
    white-space: nowrap;
    color: ${token('ink')};
  }
`;

const Track = styled('div', { shouldForwardProp: (prop) => prop !== 'paused' && prop !== 'seconds' })<{
  readonly paused: boolean;
  readonly seconds: number;
}>`
  display: flex;
  width: max-content;
  animation: ${slide} ${({ seconds }) => seconds}s linear infinite ${({ paused }) => (paused ? 'paused' : 'running')};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    & > [aria-hidden] {
      display: none;
    }
  }
`;

/** The clients' marks, passing by. They stand still under the pointer, when focused, when paused, and for who wants no motion. */
export function ClientStrip({ title, pause, play, what, clients }: ClientStripProps) {
  const [isPaused, setPaused] = useState(false);
  const Icon = isPaused ? Play : Pause;
  const places = clients.map(({ name, Mark }) => (
    <li key={name}>
      <Mark />
      {name}
    </li>
  ));
  return (
    <section
      aria-labelledby="clients"
      css={{ paddingBlock: fluid(48, 72), borderTop: `1px solid ${token('hairline')}` }}
    >
      <Container css={{ display: 'flex', gap: '1.5rem', alignItems: 'center', justifyContent: 'space-between' }}>
        <Heading as="h2" size="title4" id="clients">
          {title}
        </Heading>
        <RoundButton
          type="button"
          aria-label={`${isPaused ? play : pause} ${what}`}
          onClick={() => setPaused(!isPaused)}
          css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
        >
          <Icon size={18} strokeWidth={1.75} />
        </RoundButton>
      </Container>
      <Strip role="group" aria-labelledby="clients" tabIndex={0}>
        <Track paused={isPaused} seconds={(clients.length * PLACE) / SPEED}>
          <ul css={row}>{places}</ul>
          <ul css={row} aria-hidden="true">
            {places}
          </ul>
        </Track>
      </Strip>
    </section>
  );
}
