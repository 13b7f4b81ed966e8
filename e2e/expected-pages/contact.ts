const contact = {
  path: '/contact',
  title: 'Contact · Studio 285',
  description: /^Write to us: our contact form, email address/,
  heading: 'Get in Touch',
  texts: ['Contact Information', 'Dhaka 1205, Bangladesh', 'Open in maps'],
  elements: [
    { name: 'labels', count: 4, selector: 'form label' },
    { name: 'required fields', count: 3, selector: 'form div:has(> [required])' },
    { name: 'required email fields', count: 1, selector: 'form div:has(> [type="email"][required])' },
    { name: 'Send Message', count: 1, selector: 'role=button[name="Send Message"]' },
    { name: 'phone number', count: 1, selector: 'a[href="tel:+8801700000000"]' },
    { name: 'email address', count: 1, selector: 'a[href="mailto:hello@studio285.example"]' },
    { name: 'links to the map', count: 1, selector: 'a[href^="https://www.openstreetmap.org/"]' },
    { name: 'drawn maps', count: 1, selector: 'role=img[name=/Road 5 in Dhanmondi/]' },
    { name: 'frames', count: 0, selector: 'iframe' },
  ],
};

const bengaliContact = {
  path: '/bn/contact',
  title: 'যোগাযোগ · Studio 285',
  description: /^আমাদের লিখুন/,
  heading: 'যোগাযোগ করুন',
  texts: ['যোগাযোগের তথ্য', 'ঢাকা ১২০৫, বাংলাদেশ', '+৮৮০ ১৭০০ ০০০০০০', 'মানচিত্রে খুলুন'],
  elements: [
    { name: 'labels', count: 4, selector: 'form label' },
    { name: 'required fields', count: 3, selector: 'form div:has(> [required])' },
    { name: 'send', count: 1, selector: 'role=button[name="বার্তা পাঠান"]' },
    { name: 'phone number', count: 1, selector: 'a[href="tel:+8801700000000"]' },
    { name: 'drawn maps', count: 1, selector: 'role=img[name=/ধানমন্ডির/]' },
  ],
};

const contactSent = {
  ...contact,
  path: '/contact?sent=1',
  title: 'Message sent · Studio 285',
  description: /^Thank you for your message\./,
  fullTierOnly: true,
  // The notice names both, too, in case no answer comes.
  elements: contact.elements.map((element) => ({
    ...element,
    count: ['phone number', 'email address'].includes(element.name) ? 2 : element.count,
  })),
  texts: [...contact.texts, 'Your message has been sent!', 'replies by email within one working day'],
};

const contactSubject = {
  ...contact,
  path: '/contact?subject=Appointment',
  title: 'Contact: Appointment · Studio 285',
  description: /^Write to us about Appointment/,
  fullTierOnly: true,
  elements: [...contact.elements, { name: 'subject', count: 1, selector: ':has(> [name=subject][value=Appointment])' }],
};

export const contactPages = [contact, contactSent, contactSubject, bengaliContact];
