export { colourBrowser, currentTheme, onThemeChange, switchTheme, useTheme } from '@studio/ui/theme';
