import { css } from '@emotion/react';
import { whenSeen } from '@platform/browser/when-seen';
import { type ReactNode, useEffect, useRef } from 'react';
import { moving } from './media.ts';
import { token } from './tokens.ts';

interface RevealProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Paper shows everything. */
const rising = css`
  ${moving} {
    @media screen {
      &[data-reveal='waiting'] {
        opacity: 0;
        transform: translateY(12px);
      }
      &[data-reveal='seen'] {
        transition:
          opacity ${token('motion-slow')},
          transform ${token('motion-slow')};
      }
    }
  }
`;

/**
 * Rises 12px once, when it is first seen. What the visitor sees already when the page comes alive does not move, nor does
 * anything without scripts.
 */
export function Reveal({ className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = 'waiting';
    return whenSeen(element, () => {
      element.dataset.reveal = 'seen';
    });
  }, []);
  return (
    <div ref={box} css={rising} className={className}>
      {children}
    </div>
  );
}
