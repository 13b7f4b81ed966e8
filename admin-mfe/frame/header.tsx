import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { frame } from '../content/frame.ts';
import { SignOut } from '../owner/sign-out.tsx';
import { PAGE_MARGIN } from './page-margin.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  min-height: 4rem;
  padding: 0.5rem ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  ${from.tablet} {
    min-height: 4.75rem;
  }
`;

const Welcome = styled.p`
  ${type('title4')}
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
`;

/** Says who is here, switches the theme, and lets who signed in leave. */
export function Header() {
  return (
    <Bar>
      <Welcome>{frame.welcome}</Welcome>
      <Controls>
        <ThemeSwitch />
        <SignOut />
      </Controls>
    </Bar>
  );
}
