import { numberIn } from '../../locale.ts';
import type { ContactTexts } from '../en/contact.ts';

/** Names of the fields within a sentence. */
const nouns = { name: 'নাম', email: 'ইমেইল ঠিকানা', subject: 'বিষয়', message: 'বার্তা' } as const;

/** The same where something is of the field. */
const ofField = { name: 'নামের', email: 'ইমেইল ঠিকানার', subject: 'বিষয়ের', message: 'বার্তার' } as const;

const figure = (count: number): string => `${numberIn('bn', count)}টি অক্ষর`;

export const bengali: ContactTexts = {
  labels: { name: 'নাম', email: 'ইমেইল', subject: 'বিষয়', message: 'বার্তা' },
  errors: {
    missing: (name) => `আপনার ${nouns[name]} লিখুন`,
    tooLong: (name, excess) => `আপনার ${nouns[name]} থেকে ${figure(excess)} কমান`,
    longWord: (name, max) =>
      `আপনার ${ofField[name]} সবচেয়ে লম্বা শব্দটি ভেঙে লিখুন: একটি শব্দে সর্বোচ্চ ${figure(max)} থাকতে পারে`,
    control: (name) => `আপনার ${nouns[name]} আবার লিখুন: এতে এমন অক্ষর আছে যা পাঠানো যায় না`,
    email: (hasAt) =>
      hasAt ? 'সম্পূর্ণ ইমেইল ঠিকানা লিখুন, যেমন name@company.com' : '@ চিহ্নসহ ইমেইল ঠিকানা লিখুন, যেমন name@company.com',
  },
  failures: {
    tooMany: (seconds) =>
      `আপনার সংযোগ থেকে অল্প সময়ে অনেক বার্তা এসেছে। ${numberIn('bn', Math.max(1, Math.ceil(seconds / 60)))} মিনিট পরে আবার চেষ্টা করুন।`,
    storeDown: 'এই মুহূর্তে আমরা বার্তা নিতে পারছি না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    tooLarge: `আপনার লেখা একটি বার্তার সীমার চেয়ে অনেক বড়। ফিরে গিয়ে লেখাটি ${numberIn('bn', 5000)} অক্ষরের মধ্যে আনুন।`,
    unreadable: 'ফর্মটি যেভাবে পাঠানো হয়েছিল সেভাবে পৌঁছায়নি। অনুগ্রহ করে আবার পাঠান।',
  },
};

/** The address of `site.json` in Bengali. */
export const address = 'বাড়ি ২৮, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ';
