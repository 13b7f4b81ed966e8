import { css } from '@emotion/react';
import { Moon, Sun } from 'lucide-react';
import { roundControl } from './round-control.ts';
import { switchTheme, useTheme } from './theme.ts';

/** The icon shows what the switch leads to. Styles choose it, so that it is right before the script has run. */
const icons = css`
  .to-light,
  html[data-theme='dark'] & .to-dark {
    display: none;
  }
  html[data-theme='dark'] & .to-light {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme='light']) & .to-light {
      display: block;
    }
    html:not([data-theme='light']) & .to-dark {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const labels = { light: 'Switch to the dark theme', dark: 'Switch to the light theme', unknown: 'Switch the theme' };

/** Switches between the light and the dark theme. Absent where scripts are off. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <button type="button" aria-label={labels[theme ?? 'unknown']} onClick={switchTheme} css={[roundControl, icons]}>
      <Moon className="to-dark" size={18} strokeWidth={1.75} />
      <Sun className="to-light" size={18} strokeWidth={1.75} />
    </button>
  );
}
