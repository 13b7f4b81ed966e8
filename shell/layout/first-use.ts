import { keepClearOfText } from './clear-of-text.ts';
import { showLateFonts } from './fonts/late-fonts.ts';
import { shareElements } from './navigation/shared-elements.ts';

/** What makes things move as soon as a visitor uses the page, and what can wait until then. Loaded once, with the first use. */
shareElements();
keepClearOfText();
showLateFonts().catch(console.warn);

document.addEventListener('pointerover', ({ target, pointerType }) => {
  const word = target instanceof Element && target.closest<HTMLElement>('[data-word]');
  if (!word || pointerType !== 'mouse') return;
  import('./live-word/move-word.ts').then(({ moveWord }) => moveWord(word)).catch(console.warn);
});
