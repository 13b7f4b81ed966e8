import { numberIn } from '@studio/client/locale';
import type { Words } from '@studio/client/text';
import type { Spoken } from '@studio/ui/spoken';
import type { english } from '../en/contact.ts';

const close = 'বন্ধ করুন';

/** Title and description of the page, also after a message was sent without scripts. */
export const heads = {
  page: {
    title: 'যোগাযোগ',
    description: 'আমাদের লিখুন: যোগাযোগের ফর্ম, ইমেইল, ফোন নম্বর ও ঢাকার ঠিকানা। এক কর্মদিবসের মধ্যে একজন মানুষ আপনাকে উত্তর দেবেন।',
  },
  sent: {
    title: 'বার্তা পাঠানো হয়েছে',
    description: 'আপনার বার্তার জন্য ধন্যবাদ। এটি আমাদের কাছে পৌঁছেছে, এক কর্মদিবসের মধ্যে একজন মানুষ আপনাকে ইমেইলে উত্তর দেবেন।',
  },
} as const;

export const bengali: Words<typeof english> = {
  contact: {
    title: 'যোগাযোগ করুন',
    lead: 'আপনার কী আছে আর কী প্রয়োজন, আমাদের জানান। এক কর্মদিবসের মধ্যে একজন মানুষ আপনাকে উত্তর দেবেন।',
    information: { title: 'যোগাযোগের তথ্য', hours: 'রবি থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা, ঢাকার সময়' },
    map: {
      title: 'মানচিত্র: ধানমন্ডির ৫ নম্বর সড়ক, লেক ও মিরপুর রোডের মাঝখানে',
      liveTitle: 'আমাদের ঠিকানার সরাসরি মানচিত্র',
      show: 'সরাসরি মানচিত্র দেখুন',
      source: 'সরাসরি মানচিত্রটি OpenStreetMap থেকে আসে, আর কেবল আপনি চাইলেই।',
      link: 'মানচিত্রে খুলুন',
    },
  },
  mapLabels: { west: 'সাতমসজিদ রোড', east: 'মিরপুর রোড', street: '৫ নম্বর সড়ক', lake: ['ধানমন্ডি', 'লেক'] },
  contactForm: {
    optional: 'ঐচ্ছিক',
    send: 'বার্তা পাঠান',
    sending: 'পাঠানো হচ্ছে',
    promise: 'উত্তর দেওয়ার জন্য আমরা আপনার বার্তা রাখি, আপনার সম্পর্কে আর কিছু নয়।',
    privacy: 'গোপনীয়তা (ইংরেজিতে)',
  },
  outcomes: {
    success: { title: 'সফল হয়েছে', text: 'আপনার বার্তা পাঠানো হয়েছে!', close },
    error: { title: 'ত্রুটি', text: 'বার্তা পাঠানো যায়নি', close },
  },
  next: {
    answer: (to) =>
      `যিনি কাজটি করতে পারবেন, এমন কেউ আপনার বার্তা পড়ে রবি থেকে বৃহস্পতিবারের মধ্যে এক কর্মদিবসে ${to ? `${to} ঠিকানায় ` : ''}ইমেইলে উত্তর দেবেন।`,
    missing: { before: 'উত্তর না পেলে স্প্যাম ফোল্ডারে ', between: ' থেকে আসা ইমেইল খুঁজে দেখুন, অথবা ফোন করুন: ', after: '।' },
  },
  fullStop: '।',
  errorsTitle: (count) => `${numberIn('bn', count)}টি উত্তর আবার দেখা দরকার`,
  failures: {
    offline: 'আপনার ইন্টারনেট সংযোগ নেই। আপনার লেখা এখানেই থাকবে: সংযোগ ফিরলে আবার পাঠান।',
    unreachable: 'আমাদের কাছে পৌঁছানো যায়নি। আপনার সংযোগ দেখে আবার পাঠান।',
    slow: 'আমাদের উত্তর দিতে বেশি সময় লেগেছে। আবার পাঠান: বার্তাটি দুবার পৌঁছাবে না।',
    refused: (labels) => `${labels.length === 1 ? 'এই উত্তরটি' : 'এই উত্তরগুলো'} আবার দেখা দরকার: ${labels.join(', ')}।`,
    other: 'আমাদের দিকে কোনো সমস্যা হয়েছে। পাতাটি আবার খুলে পাঠান: আপনার লেখা এখানেই থাকবে।',
  },
  otherWays: {
    title: 'অথবা একই লেখা অন্যভাবে পাঠান:',
    titleTooLong: 'অথবা অন্যভাবে পাঠান। আপনার লেখা এই লিংকগুলোর জন্য বেশি বড়: আগে ফর্ম থেকে কপি করে নিন।',
    email: 'ইমেইলে পাঠান',
    whatsApp: 'হোয়াটসঅ্যাপে পাঠান',
  },
  newTab: ', নতুন ট্যাবে খোলে',
};

const figure = (count: number): string => numberIn('bn', count);

/** Texts of the primitives of `@studio/ui` in Bengali. */
export const spoken: Spoken = {
  error: 'ত্রুটি: ',
  left: (count) => `আর ${figure(count)}টি অক্ষর বাকি`,
  over: (excess, max) => `${figure(max)}টির চেয়ে ${figure(excess)}টি বেশি`,
  tooMany: (excess) => `${figure(excess)}টি অক্ষর বেশি`,
};
