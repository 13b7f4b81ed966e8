import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { BentLines, VisuallyHidden } from '@studio/ui';
import { ArrowDown, ArrowUp } from '@studio/ui/icons';
import { largeText, token, type } from '@studio/ui/tokens';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { blocks, type Kind, kinds, moved } from '../../content/own/blocks.ts';
import { useItemMotion } from '../../shelf/use-item-motion.ts';
import { IconButton, OwnSection, Panel } from './own.tsx';

const Block = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;
  align-items: center;
  min-height: 3.25rem;
  padding: 0.25rem 0.25rem 0.25rem min(1rem, 4vw);
  overflow-wrap: anywhere;
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-picture')};
  background: ${token('raised')};
  cursor: grab;
  & + & {
    margin-top: 0.5rem;
  }
  &[data-dragged] {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
`;

const Hours = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 1.5rem;
  ${type('small')}
`;

const waves = Array.from({ length: 7 }, (_, i) => `M0 ${9 + 5 * i}q100 ${-12 + 4 * i} 200 0t200 0t200 0`).join('');

/** What each block shows. */
const contents: Readonly<Record<Kind, ReactNode>> = {
  heading: <b css={css(type('title4'))}>{blocks.heading}</b>,
  picture: (
    <BentLines width={600} height={48} d={waves} fit="none" css={{ display: 'block', width: '100%', height: '3rem' }} />
  ),
  text: <span css={css(type('small'))}>{blocks.text1}</span>,
  quote: <i css={[type('question'), { fontStyle: 'normal' }]}>“{blocks.quote}”</i>,
  hours: (
    <Hours>
      {blocks.hours.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Hours>
  ),
};

/** Blocks of a page that visitors move by dragging or by buttons. */
export function Blocks() {
  const [order, setOrder] = useState<readonly Kind[]>(kinds);
  const [dragged, setDragged] = useState<Kind>();
  const [status, setStatus] = useState('');
  const pressed = useRef<HTMLElement>(null);
  const list = useItemMotion(order.join(' '));
  // Moving an element in the document takes the focus from its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements have moved when their order has changed
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [order]);
  const move = (from: number, to: number) => {
    const kind = order[from];
    if (!kind || from === to || to < 0 || to >= order.length) return;
    setOrder(moved(order, from, to));
    setStatus(blocks.status(blocks.names[kind], to + 1, order.length));
  };
  return (
    <OwnSection {...blocks}>
      <Panel>
        <ul ref={list} aria-label={blocks.list} css={{ padding: 0 }}>
          {order.map((kind, i) => {
            const name = blocks.names[kind];
            return (
              <Block
                key={kind}
                data-key={kind}
                draggable
                {...(dragged === kind && { 'data-dragged': true })}
                onDragStart={() => setDragged(kind)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  event.preventDefault();
                  if (dragged) move(order.indexOf(dragged), i);
                }}
              >
                {contents[kind]}
                <div>
                  {([blocks.up, blocks.down] as const).map((label, direction) => {
                    const to = i + 2 * direction - 1;
                    return (
                      <IconButton
                        key={label(name)}
                        type="button"
                        aria-label={label(name)}
                        aria-disabled={to < 0 || to >= order.length}
                        onClick={({ currentTarget }) => {
                          pressed.current = currentTarget;
                          move(i, to);
                        }}
                      >
                        {direction === 0 ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
                      </IconButton>
                    );
                  })}
                </div>
              </Block>
            );
          })}
        </ul>
        <VisuallyHidden>
          <span role="status">{status}</span>
        </VisuallyHidden>
      </Panel>
    </OwnSection>
  );
}
