import { Moon, Sun } from '@studio/ui/icons';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { useEffect } from 'react';
import { NavLabel } from '../components/nav-entry.tsx';
import { iconControl } from '../components/styles.ts';
import { layout } from '../content/layout.ts';

/** Switches between the light and the dark theme. Its icon shows the other theme. */
export function ThemeSwitch() {
  const theme = useTheme() ?? 'light';
  useEffect(() => colourBrowser(theme), [theme]);
  return (
    <button type="button" onClick={switchTheme} css={iconControl}>
      <NavLabel icon={theme === 'light' ? Moon : Sun} label={layout.switchFrom[theme]} iconOnly />
    </button>
  );
}
