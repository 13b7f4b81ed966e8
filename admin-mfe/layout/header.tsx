import styled from '@emotion/styled';
import { Moon, Sun } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { RoundButton } from '@studio/ui/round-button';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useEffect } from 'react';
import { layout } from '../content/layout.ts';
import { SignOut } from '../sign-in/sign-out.tsx';
import { PAGE_MARGIN, row } from './styles.ts';

const Bar = styled.header`
  ${row}
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

/** The header of the admin area, with the theme switch and Sign out. */
export function Header() {
  return (
    <Bar>
      <Welcome>{layout.welcome}</Welcome>
      <Controls>
        <ThemeSwitch />
        <SignOut />
      </Controls>
    </Bar>
  );
}

function ThemeSwitch() {
  const theme = useTheme() ?? 'light';
  useEffect(() => colourBrowser(theme), [theme]);
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <RoundButton type="button" aria-label={layout.switchFrom[theme]} onClick={switchTheme}>
      <Icon size={18} />
    </RoundButton>
  );
}
