import styled from '@emotion/styled';
import { Container } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { shared } from '../content/shared.ts';

/** A section of a long text; `id` is the id of its heading. */
interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * The upper third of the window and everything above it, so that a heading can leave this area at its lower edge only.
 * Without the area above the window, a heading that jumps from there to below the third would not be reported.
 */
const ROOT_MARGIN = '1000000px 0px -66% 0px';

const List = styled.ol`
  display: none;
  ${from.desktop} {
    display: block;
    margin-top: 2rem;
    border-bottom: 1px solid ${token('hairline')};
  }
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.875rem;
    padding-block: 0.5rem;
    ${type('small')}
    color: ${token('ink-2')};
    text-decoration: none;
    &:hover,
    &[aria-current] {
      color: ${token('iris')};
    }
  }
`;

/** Returns the id of the last section whose heading has passed the upper third of the window. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(sections.findLast(({ id }) => passed.has(id))?.id);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** Links to the sections of a long text. Marks the current one. Hidden below 1024px, where it does not fit beside the text. */
export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={shared.contents}>
      <List>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} {...(id === current && { 'aria-current': 'true' as const })}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

interface LongReadProps {
  /** Shown above the contents. */
  readonly head: ReactNode;
  readonly sections: readonly Section[];
  readonly className?: string;
  /** The line of the page runs beside the text. */
  readonly withLine?: boolean;
  readonly children: ReactNode;
}

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
  padding-bottom: ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const Aside = styled.div`
  ${from.desktop} {
    grid-column: span 3;
    position: sticky;
    top: 2rem;
    align-self: start;
  }
`;

/** A long text, with its table of contents at the left from 1024px on. */
export function LongRead({ head, sections, className, withLine = false, children }: LongReadProps) {
  return (
    <Columns className={className} data-no-line={withLine ? undefined : ''}>
      <Aside>
        {head}
        <Contents sections={sections} />
      </Aside>
      <div css={{ [from.desktop]: { gridColumn: '5 / -1' } }}>{children}</div>
    </Columns>
  );
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day (ISO 8601) in words: `12 March 2025`. `Intl.DateTimeFormat` would take 20 ms at a page's start. */
export function Day({ date }: { readonly date: string }) {
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date}>{`${day} ${MONTHS[Number(month) - 1]} ${year}`}</time>;
}
