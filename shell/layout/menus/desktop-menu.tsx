import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { Menu, MenuLink } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import type { LayoutTexts } from '../known-languages.ts';
import { useLanguage } from '../language.ts';
import { useServicesPanel } from './use-services-panel.ts';

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

/** A menu of the header. That of the services becomes a panel with drawings and prices when its button is hovered or focused. */
export function DesktopMenu({ menu: { label, drawn, links } }: { readonly menu: LayoutTexts['menus'][number] }) {
  const { abroad } = useLanguage();
  const { lowestPrice } = useSite();
  const { panel, load } = useServicesPanel();
  return (
    <Menu label={label} css={panel ? panel.face : unanchored} {...(drawn && { onIntent: load })}>
      {links.map(({ label: name, to, note: noteOf }) => {
        const note = lowestPrice === undefined ? undefined : noteOf?.(lowestPrice);
        const Item = noteOf ? Apart : 'li';
        const Drawing = panel?.drawings[to];
        return (
          <Item key={to}>
            {noteOf && panel?.question}
            <MenuLink
              to={to}
              {...abroad(to)}
              note={note ?? panel?.priceOf(to)}
              drawing={Drawing && <Drawing width={84} height={63} />}
            >
              {name}
            </MenuLink>
          </Item>
        );
      })}
    </Menu>
  );
}
