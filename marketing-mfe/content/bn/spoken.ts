import { numberIn } from '@studio/client/locale';
import type { Spoken } from '@studio/ui/spoken';

const figure = (count: number): string => numberIn('bn', count);

/** What the primitives of `@studio/ui` say in Bengali. */
export const spoken: Spoken = {
  error: 'ত্রুটি: ',
  left: (count) => `আর ${figure(count)}টি অক্ষর বাকি`,
  over: (excess, max) => `${figure(max)}টির চেয়ে ${figure(excess)}টি বেশি`,
  tooMany: (excess) => `${figure(excess)}টি অক্ষর বেশি`,
};
