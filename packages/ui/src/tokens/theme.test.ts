import { expect, it, jest } from '@jest/globals';
import { onThemeChange, switchTheme } from './theme.ts';

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('is the stored theme once a page is restored from the back/forward cache', () => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  const stops = [onThemeChange(jest.fn()), onThemeChange(jest.fn())];
  const { dataset } = document.documentElement;
  switchTheme();
  expect(dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  show(false);
  expect(dataset.theme).toBe('dark');
  stops[0]?.();
  show(true);
  expect(dataset.theme).toBe('light');
  stops[1]?.();
  localStorage.setItem('theme', 'dark');
  show(true);
  expect(dataset.theme).toBe('light');
});
