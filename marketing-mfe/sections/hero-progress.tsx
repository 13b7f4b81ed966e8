import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { moving, phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { SLIDE_TIME } from './hero-clock.ts';

interface HeroProgressProps {
  readonly slides: readonly { readonly id: number }[];
  readonly index: number;
  readonly isPlaying: boolean;
}

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const Bars = styled.span`
  display: flex;
  gap: 0.5rem;
  margin-inline-end: 0.75rem;
  ${phone} {
    gap: 0.25rem;
  }
`;

const Bar = styled.span`
  width: clamp(1.25rem, 6.25vw, 5.6rem);
  height: 2px;
  background: ${token('hairline-strong')};
  & > span {
    display: block;
    height: 100%;
    background: ${token('iris')};
  }
`;

const filling = (isPlaying: boolean) => css`
  ${moving} {
    transform-origin: left;
    animation: ${fill} ${SLIDE_TIME}ms linear ${isPlaying ? 'running' : 'paused'};
  }
`;

/** A bar for each slide; the present one's fills as its time passes. */
export function HeroProgress({ slides, index, isPlaying }: HeroProgressProps) {
  return (
    <Bars aria-hidden="true">
      {slides.map(({ id }, i) => (
        <Bar key={id}>{i === index && <span css={filling(isPlaying)} />}</Bar>
      ))}
    </Bars>
  );
}
