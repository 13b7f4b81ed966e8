import { useEffect, useState } from 'react';
import { type Spoken, useSpoken } from '../states/spoken.ts';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';

/** Length of a field's text and its limit, in characters. */
export interface TextLength {
  readonly length: number;
  readonly max: number;
}

/** Share of the limit from which the count is shown. */
const SHOWN_FROM = 0.9;

/** Time without a change after which screen readers announce the count, in milliseconds. */
export const ANNOUNCE_AFTER_MS = 1000;

/** Returns what is left, or too much, near the limit of a text; otherwise nothing. */
function countTexts(
  { length, max }: TextLength,
  say: Spoken,
): { readonly shown: string; readonly spoken: string } | undefined {
  const left = max - length;
  if (length < max * SHOWN_FROM) return undefined;
  if (left < 0) return { shown: say.over(-left, max), spoken: say.tooMany(-left) };
  const text = say.left(left);
  return { shown: text, spoken: text };
}

/** Shows how many characters are left near the limit, or how many are too many, and announces it when typing stops. */
export function CharacterCount(size: TextLength) {
  const { shown, spoken = '' } = countTexts(size, useSpoken()) ?? {};
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(spoken), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <>
      {shown && (
        <span
          aria-hidden="true"
          data-count={size.length > size.max ? 'over' : 'left'}
          css={[
            `${type('small')}`,
            {
              marginInlineStart: 'auto',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
              color: token(size.length > size.max ? 'error' : 'ink-2'),
            },
          ]}
        >
          {shown}
        </span>
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
}
