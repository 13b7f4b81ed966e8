import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_ViewTransitionContext as ViewTransition } from 'react-router';
import { useLocation, useNavigation } from 'react-router-dom';
import { RouteAnnouncer } from './route-announcer.tsx';
import { nameShared } from './shared-elements.ts';

const appear = keyframes`
  to {
    opacity: 1;
  }
`;

const grow = keyframes`
  from {
    transform: scaleX(0);
  }
  to {
    transform: scaleX(0.92);
  }
`;

/** Rendered from the start of a navigation, and visible after 150 ms: most navigations are shorter. */
const Line = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 2px;
  background: ${token('iris')};
  opacity: 0;
  transform-origin: left;
  animation:
    ${appear} 150ms ease-out 150ms forwards,
    ${grow} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both;
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** A thin line at the top while another page is loading. */
function ProgressLine() {
  return useNavigation().state === 'idle' ? null : <Line role="progressbar" aria-label="Loading the page" />;
}

/**
 * Names the shared elements for a view transition: those of the old page before the router starts it, those of the new one
 * before its picture is taken. The router's own effects, which do both, run after this one.
 */
function SharedElements() {
  const { isTransitioning } = useContext(ViewTransition);
  const { key } = useLocation();
  const names = useRef<ReadonlySet<string>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the page that is shown
  useEffect(() => {
    const shared = isTransitioning ? nameShared(names.current) : undefined;
    names.current = shared?.names;
    return shared?.remove;
  }, [isTransitioning, key]);
  return null;
}

/** Rendered on every page, also on those without the frame. */
export function Navigation() {
  return (
    <>
      <ProgressLine />
      <RouteAnnouncer />
      <SharedElements />
    </>
  );
}
