import { address } from '@studio/client/content/bn/contact';
import { withDigits } from '@studio/client/locale';
import type { LayoutTexts } from '../../layout/known-languages.ts';

const contact = { label: 'যোগাযোগ', to: '/bn/contact' };

/** All texts of the layout in Bengali. Pages that exist only in English are linked in English. */
export const bengali: LayoutTexts = {
  menus: [
    {
      label: 'সেবা',
      drawn: true,
      links: [
        { label: 'ই-কমার্স ওয়েবসাইট', to: '/services/ecommerce' },
        { label: 'ওয়ার্ডপ্রেস ওয়েবসাইট', to: '/services/wordpress' },
        { label: 'মার্ন অ্যাপ্লিকেশন', to: '/services/mern' },
        { label: 'ডিজিটাল মার্কেটিং', to: '/services/digital-marketing' },
        { label: 'শপিফাই ডেভেলপমেন্ট', to: '/services/shopify' },
        { label: 'এসইও সেবা', to: '/services/seo' },
        { label: 'তৈরি ওয়েবসাইট', to: '/sell', note: (price) => `${withDigits('bn', price)} থেকে` },
      ],
    },
    {
      label: 'প্রতিষ্ঠান',
      links: [
        { label: 'আমাদের কথা', to: '/about' },
        { label: 'আমাদের কাজ', to: '/portfolio' },
        { label: 'ব্লগ', to: '/blogs' },
        { label: 'আমাদের দল', to: '/team' },
        { label: 'প্রশ্নোত্তর', to: '/faqs' },
        contact,
      ],
    },
  ],
  contact,
  footer: {
    claim: 'যে ওয়েবসাইট, দোকান ও সফটওয়্যার নিজের খরচ তুলে আনে।',
    about: {
      title: 'আমাদের সম্পর্কে',
      links: [
        { label: 'প্রতিষ্ঠানের ইতিহাস', to: '/about' },
        { label: 'দলের সঙ্গে পরিচয়', to: '/team' },
        { label: 'কর্মী নির্দেশিকা', to: '/contact?subject=Employee+Handbook' },
        { label: 'চাকরি', to: '/contact?subject=Careers' },
      ],
    },
    services: {
      title: 'আমাদের সেবা',
      links: [
        { label: 'ওয়েব ডেভেলপমেন্ট', to: '/services/mern' },
        { label: 'ওয়েব ডিজাইন', to: '/services/wordpress' },
        { label: 'মার্কেটিং', to: '/services/digital-marketing' },
        { label: 'গুগল অ্যাডস', to: '/services/digital-marketing' },
      ],
    },
    helpful: 'দরকারি লিংক',
    faqs: { label: 'প্রশ্নোত্তর', to: '/faqs' },
    liveChat: { label: 'লাইভ চ্যাট', to: '/Chatbot' },
    presence: { online: 'চালু', offline: 'বন্ধ' },
    contactUs: 'যোগাযোগ',
    legal: [
      { label: 'শর্তাবলি', to: '/TermsAndConditions' },
      { label: 'গোপনীয়তা নীতি', to: '/PrivacyPolicy' },
    ],
  },
  header: {
    main: 'প্রধান',
    menu: 'মেনু',
    action: 'যোগাযোগ করুন',
    skip: 'মূল লেখায় যান',
    theme: { light: 'গাঢ় রঙে দেখুন', dark: 'হালকা রঙে দেখুন', unknown: 'রঙের ধরন বদলান' },
  },
  whatsApp: {
    support: 'সহায়তা',
    supportNote: ' হোয়াটসঅ্যাপে, নতুন ট্যাবে খোলে',
    area: 'আমাদের সঙ্গে কথা বলুন',
    chat: 'হোয়াটসঅ্যাপে কথা বলুন, নতুন ট্যাবে খোলে',
  },
  home: 'প্রথম পাতা',
  digits: (text) => withDigits('bn', text),
  address,
  supportText: 'হ্যালো, আমার একটু সাহায্য দরকার!',
  outlet: {
    loading: 'খোলা হচ্ছে',
    progress: 'পাতাটি খোলা হচ্ছে',
    withoutScripts: 'এই পাতার জন্য জাভাস্ক্রিপ্ট দরকার, যা এই ব্রাউজারে বন্ধ আছে। সেটি চালু করে পাতাটি আবার খুলুন।',
    backHome: 'প্রথম পাতায় ফিরুন',
    tryAgain: 'আবার চেষ্টা করুন',
    error: 'ত্রুটি: ',
    notFound: {
      title: '৪০৪: পাতাটি পাওয়া যায়নি',
      heading: 'দুঃখিত!',
      text: 'এই ঠিকানায় কোনো পাতা নেই।',
    },
    failure: {
      heading: 'দুঃখিত!',
      sorry: 'একটি অপ্রত্যাশিত সমস্যা হয়েছে।',
    },
    failed: {
      title: 'পাতাটি কাজ করছে না',
      text: 'আমাদের দিকে কোনো সমস্যা হয়েছে। আবার চেষ্টা করলে প্রায়ই কাজ হয়। সাইটের বাকি অংশ ঠিক আছে।',
    },
    notLoaded: {
      title: 'পাতাটি খোলা যায়নি',
      text: 'পাতাটি খুলতে সমস্যা হয়েছে। আবার চেষ্টা করুন, অথবা একটু পরে আসুন। সাইটের বাকি অংশ ঠিক আছে।',
    },
  },
};
