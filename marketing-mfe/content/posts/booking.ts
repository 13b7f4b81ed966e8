import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'It is nine in the evening, your child has a fever, and you are trying to find a doctor with one hand on your phone. A clinic’s booking page is for you. The old page at Shaluk Clinic had been designed for the clinic.',
  sections: [
    {
      id: 'question',
      title: 'One question',
      paragraphs: [
        'Shaluk Clinic has eleven departments, and its old page listed them in alphabetical order, starting with cardiology and dermatology. Most parents do not know whether a rash is a case for dermatology or paediatrics, and they should not have to. We sat at the front desk for two mornings and wrote down what callers asked. Of sixty-three calls, fifty-one were the same question in different words: when can a doctor see my child?',
        'The new page starts with that question. Who is the appointment for, how old are they, and when could you come? It answers with a list of times and the name of the doctor for each. The departments are still there for patients who know which one they need, behind a single link near the bottom.',
      ],
      note: 'Sixty-three calls on two mornings in October. We did not write down any names.',
    },
    {
      id: 'honest',
      title: 'An honest clock',
      paragraphs: [
        'The old page said “Book now” at the top, and only four screens later did it say that the next free appointment was on Thursday. That was not a lie, but it felt like one. The new page shows the next free appointment before you type anything. If it is three days away, the page says so.',
        'Next to it is the sentence that mattered most to the doctors: if it cannot wait, do not book, come straight in or ring this number. We talked for a while about where to put it. It went above the form, in plain words and ordinary type, because people have learned to ignore red boxes.',
        'The clinic was worried that this would send patients elsewhere. Some did go to another hospital, and they were right to. The others came at the time they had booked. The waiting room used to hold forty people in the evening. Now it holds twelve.',
      ],
      pull: { after: 2, text: 'A worried person reads one line. Make sure it is the right one.' },
    },
    {
      id: 'less',
      title: 'Three fields, not nineteen',
      paragraphs: [
        'The old form had nineteen fields, including the father’s occupation. We asked the front desk what they did with each answer. They typed fifteen of them again when the patient arrived, from the patient’s card, because they did not trust the form. The new form asks for a name, an age and a phone number. Patients explain the problem to the doctor, who would have asked anyway.',
        'If the connection drops, the form keeps what you have typed, and it holds your appointment for ten minutes while you finish. Each error message stands next to its field and tells you how to correct it. A screen reader reads everything in the same order.',
        'The clinic stores only what it needs for the visit and deletes it afterwards. Parents should not have to wonder who else can read about their child’s health.',
      ],
      note: 'The three fields: name, age, phone.',
    },
    {
      id: 'afterwards',
      title: 'After the booking',
      paragraphs: [
        'A booking is a promise on both sides. Patients get one message with the time, the doctor’s name, the floor and what to bring. They can change or cancel the appointment by replying to it, with no account and no password.',
        'The audit took nine pages and the new page two weeks. Calls to the front desk fell from about sixty a morning to twenty-five. The receptionist says that those who still call are the ones who really need to talk to her, and she now has time for them.',
      ],
    },
  ],
} as const satisfies PostBody;
