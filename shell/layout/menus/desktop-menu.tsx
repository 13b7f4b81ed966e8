import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { Menu, MenuLink } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import type { LayoutTexts } from '../known-languages.ts';
import { useLanguage } from '../language.ts';

type Drawings = typeof import('./service-drawings.tsx').serviceDrawings;

/** Position in browsers without anchor positioning: below the header. */
const unanchored = css`
  @supports not (position-area: bottom span-right) {
    inset: 4rem auto auto max(14rem, (100vw - 80rem) / 2 + 9rem);
    margin: 0;
  }
`;

/** An item in a row of its own. */
const Apart = styled.li`
  grid-column: 1 / -1;
  margin-top: 0.25rem;
  padding-top: 0.5rem;
  border-top: 1px solid ${token('hairline')};
`;

/** A menu of the header. The drawings of its services are loaded when the button is hovered or focused. */
export function DesktopMenu({ menu: { label, drawn, links } }: { readonly menu: LayoutTexts['menus'][number] }) {
  const { abroad } = useLanguage();
  const { lowestPrice } = useSite();
  const [drawings, setDrawings] = useState<Drawings>();
  const loadDrawings = () => {
    import('./service-drawings.tsx').then(
      ({ serviceDrawings }) => setDrawings(serviceDrawings),
      (error: unknown) => console.warn('The drawings of the services could not be loaded', error),
    );
  };
  return (
    <Menu label={label} wide={drawn === true} css={unanchored} {...(drawn && { onIntent: loadDrawings })}>
      {links.map(({ label: name, to, note: noteOf, drawing = '' }) => {
        const note = lowestPrice === undefined ? undefined : noteOf?.(lowestPrice);
        const Item = note ? Apart : 'li';
        const Drawing = drawings?.get(drawing);
        return (
          <Item key={to}>
            <MenuLink
              to={to}
              {...abroad(to)}
              note={note}
              {...(drawn && !note && { drawing: Drawing ? <Drawing width={40} height={30} /> : null })}
            >
              {name}
            </MenuLink>
          </Item>
        );
      })}
    </Menu>
  );
}
