import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '../content/portfolio.ts';

interface ProjectOverlayProps {
  readonly project: Project;
  /** The picture that it lies over. */
  readonly children: ReactNode;
}

const Look = styled.div`
  position: relative;
`;

/** Seen when the pointer is over the picture or the focus in its slide; where nothing hovers it stands below. */
const Over = styled.div`
  display: grid;
  align-content: center;
  gap: 1rem;
  padding: 1.5rem 0 0;
  color: ${token('ink')};
  @media (hover: hover) {
    position: absolute;
    inset: 0;
    padding: clamp(1.25rem, 5vw, 4rem);
    border-radius: ${token('radius-picture')};
    background: oklch(0.14 0.03 295 / 0.9);
    opacity: 0;
    transition: opacity ${token('motion')};
    [data-place='active'] > .look:hover > &,
    [data-place='active']:focus-within > .look > & {
      opacity: 1;
    }
  }
`;

const Name = styled.p`
  ${type('title2')}
  @media (hover: none) {
    display: none;
  }
`;

const Features = styled.ul`
  display: grid;
  gap: 0.5rem;
  & > li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
  }
  svg {
    flex: none;
    color: ${token('iris')};
  }
`;

/** A project's picture with what is worth noticing about it. */
export function ProjectOverlay({ project: { title, features }, children }: ProjectOverlayProps) {
  return (
    <Look className="look">
      {children}
      <Over>
        <Name aria-hidden="true">{title}</Name>
        <Features>
          {features.map((feature) => (
            <li key={feature}>
              <Check size={18} strokeWidth={2} />
              {feature}
            </li>
          ))}
        </Features>
      </Over>
    </Look>
  );
}
