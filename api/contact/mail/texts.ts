/** The texts of mails to visitors, in the language in which they wrote. */
const TEXTS = {
  en: {
    locale: 'en-GB',
    confirmation: {
      subject: (site: string) => `${site} has received your message`,
      lines: (site: string, email: string) => [
        `Thank you for writing to ${site}. Your message has arrived, and a person will answer it.`,
        '',
        `If you did not send it, someone else entered your address in our contact form. You can ignore this email, or let us know: ${email}.`,
      ],
    },
    yourMessage: 'Your message',
    wrote: (day: string, name: string, email: string) => `On ${day}, ${name} <${email}> wrote:`,
  },
  bn: {
    locale: 'bn-BD',
    confirmation: {
      subject: (site: string) => `${site} আপনার বার্তা পেয়েছে`,
      lines: (site: string, email: string) => [
        `${site}-কে লেখার জন্য ধন্যবাদ। আপনার বার্তা আমরা পেয়েছি, আমাদের একজন আপনাকে উত্তর দেবেন।`,
        '',
        `আপনি যদি এটি না পাঠিয়ে থাকেন, তাহলে অন্য কেউ আমাদের ফর্মে আপনার ঠিকানা লিখেছেন। এই ইমেইলটি উপেক্ষা করতে পারেন, অথবা আমাদের জানাতে পারেন: ${email}`,
      ],
    },
    yourMessage: 'আপনার বার্তা',
    wrote: (day: string, name: string, email: string) => `${day} তারিখে ${name} <${email}> লিখেছেন:`,
  },
} as const;

/** Returns the texts of mails in the language of what a visitor wrote: Bengali if most of its letters are, otherwise English. */
export function textsFor(written: string): (typeof TEXTS)[keyof typeof TEXTS] {
  const letters = written.match(/\p{L}/gu) ?? [];
  const bengali = letters.filter((letter) => /\p{Script=Bengali}/u.test(letter));
  return bengali.length > letters.length / 2 ? TEXTS.bn : TEXTS.en;
}
