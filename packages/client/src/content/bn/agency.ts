/** The address of `site.json` in Bengali. */
export const address = 'বাড়ি ২৮, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ';
