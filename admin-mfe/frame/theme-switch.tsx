import { RoundButton } from '@studio/ui/round-button';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { frame } from '../content/frame.ts';

/** Switches between the light and the dark theme; its icon shows what it leads to. */
export function ThemeSwitch() {
  const theme = useTheme() ?? 'light';
  useEffect(() => colourBrowser(theme), [theme]);
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <RoundButton type="button" aria-label={frame.switchFrom[theme]} onClick={switchTheme}>
      <Icon size={18} strokeWidth={1.75} />
    </RoundButton>
  );
}
