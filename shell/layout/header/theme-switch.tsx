import { css } from '@emotion/react';
import { Moon, Sun } from '@studio/ui/icons';
import { roundControl } from '@studio/ui/round-button';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { useEffect } from 'react';
import { useLanguage } from '../language.ts';

const hiddenWithoutScripts = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Switches between the light and the dark theme. Its icon shows the other theme. Hidden without scripts. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { theme: labels } = useLanguage().texts.header;
  useEffect(() => {
    if (theme) colourBrowser(theme);
  }, [theme]);
  return (
    <button
      type="button"
      aria-label={labels[theme ?? 'unknown']}
      onClick={switchTheme}
      css={[roundControl, hiddenWithoutScripts]}
    >
      <Moon className="in-light" size={18} />
      <Sun className="in-dark" size={18} />
    </button>
  );
}
