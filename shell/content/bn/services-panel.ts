import { withDigits } from '@studio/client/locale';
import type { Words } from '@studio/client/text';
import type { english } from '../en/services-panel.ts';

export const bengali: Words<typeof english> = {
  title: 'কোনটি দরকার, বুঝতে পারছেন না?',
  text: 'সমস্যাটা লিখে জানান। কাজটি করতে পারেন এমন কেউ এক কর্মদিবসের মধ্যে উত্তর দেবেন।',
  action: 'আমাদের জিজ্ঞেস করুন',
  perProject: (price) => `${withDigits('bn', price)} থেকে`,
  perMonth: (price) => `মাসে ${withDigits('bn', price)}`,
};
