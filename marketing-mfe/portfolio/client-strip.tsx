import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Client } from '@studio/content/collections/clients';
import { ClientMark } from '@studio/pictures/marks';
import { Container, Heading } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { useState } from 'react';
import { PauseButton } from '../carousel/pause-button.tsx';
import type { portfolioPage } from '../content/portfolio-page.ts';

/** px per second. */
const SPEED = 50;

/** Width of a client's item from 768px on, in px. On phones it is as wide as its name. */
const ITEM_WIDTH = 296;

/** Moves by the width of the first list, so that the second one ends at its start. */
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
  /* No name is cut by the edge of the page. */
  mask-image: linear-gradient(to right, transparent, black 1.25rem calc(100% - 4rem), transparent);
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

const Track = styled.div`
  display: flex;
  width: max-content;
  animation: ${slide} linear infinite;
  &[data-paused='true'] {
    animation-play-state: paused;
  }
  & > ul {
    display: flex;
    flex: none;
    padding: 0;
  }
  li {
    display: flex;
    flex: none;
    align-items: center;
    gap: 1.125rem;
    height: 6rem;
    padding-inline-end: 2.5rem;
    ${type('large')}
    font-weight: 500;
    white-space: nowrap;
    color: ${token('ink')};
    ${from.tablet} {
      width: ${ITEM_WIDTH / 16}rem;
      padding: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    & > ul[aria-hidden] {
      display: none;
    }
  }
`;

/** Sets the duration of a track's animation, so that its speed is the same at every width. Returns a function that stops it. */
function keepSpeed(track: HTMLElement | null): (() => void) | undefined {
  if (!track) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) track.style.animationDuration = `${entry.contentRect.width / 2 / SPEED}s`;
  });
  observer.observe(track);
  return () => observer.disconnect();
}

interface ClientStripProps extends Readonly<typeof portfolioPage.clients> {
  readonly clients: readonly Client[];
}

/** The clients' marks in a row that moves, except while it is hovered, focused or paused, and under reduced motion. */
export function ClientStrip({ title, pauseContext, clients }: ClientStripProps) {
  const [isPaused, setPaused] = useState(false);
  const items = clients.map(({ slug, name, mark }) => (
    <li key={slug} translate="no">
      <ClientMark mark={mark} />
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
        <PauseButton isPaused={isPaused} onClick={() => setPaused(!isPaused)} context={pauseContext} />
      </Container>
      <Strip role="group" aria-labelledby="clients" tabIndex={0}>
        <Track
          ref={keepSpeed}
          data-paused={isPaused}
          style={{ animationDuration: `${(clients.length * ITEM_WIDTH) / SPEED}s` }}
        >
          <ul>{items}</ul>
          <ul aria-hidden="true">{items}</ul>
        </Track>
      </Strip>
    </section>
  );
}
