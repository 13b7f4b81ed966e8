import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'It is nine in the evening, the child is hot, and somebody is holding a phone in the other hand. That is the person a clinic’s booking page is for. Ours had been drawn for the clinic.',
  parts: [
    {
      id: 'question',
      title: 'One question',
      paragraphs: [
        'Shapla Clinic has eleven departments, and its old page began with them: cardiology, dermatology, and so on down the alphabet. A parent does not know whether a rash is dermatology or paediatrics, and should not have to. We sat beside the front desk for two mornings and wrote down what people asked. Of sixty-three calls, fifty-one were the same question in different words: when can somebody see my child?',
        'So that is what the page asks now. Who is it for, how old are they, and when could you come? The answer is a list of times with a doctor’s name beside each. The departments are still there, for those who know which one they want. They are one link, near the bottom.',
      ],
      note: 'Sixty-three calls, two mornings in October, with the callers’ names left out of our notes.',
    },
    {
      id: 'honest',
      title: 'An honest clock',
      paragraphs: [
        'The old page said “book now” and then, four screens later, that the next free time was on Thursday. Nobody had lied, but it felt like a lie. Now the first free time stands at the top before you have typed anything. If it is three days away, it says three days.',
        'Beside it stands the sentence the doctors cared about most: if it cannot wait, do not book, come, or ring this number. We argued for a while about where it should go. It went above the form, in ordinary words, in ordinary type. A red box is what people have learned to skip.',
        'The clinic was afraid that an honest clock would send people elsewhere. Some went, as they should. The rest came at the time they had chosen, and the waiting room, which used to hold forty, holds twelve.',
      ],
      pull: { after: 2, text: 'A worried person reads one line. Decide which line it is.' },
    },
    {
      id: 'less',
      title: 'Three fields, not nineteen',
      paragraphs: [
        'The old form asked for nineteen things, among them the father’s occupation. We asked the front desk what became of each answer. Fifteen were typed again on arrival, from the card, because nobody trusted the form. So the form asks for a name, an age and a phone number. What is wrong is between you and the doctor, who has always asked it again anyway.',
        'Nothing you type is lost if the line drops, because lines drop. The time is held for ten minutes while you look for your glasses. Errors stand at the field they are about and say what to do, not what you did. A screen reader hears them in the same order.',
        'What is stored is what the visit needs, and it is deleted when the visit is over. A parent should not have to wonder who else is told about a rash.',
      ],
      note: 'The three fields: name, age, phone.',
    },
    {
      id: 'afterwards',
      title: 'What it owes afterwards',
      paragraphs: [
        'A booking is a promise, and the page owes its half. You get one message with the time, the doctor’s name, the floor, and what to bring. You can change or cancel by answering it, without an account, without a password that you will need once in two years.',
        'The audit had nine pages and the rebuilding took two weeks. The calls to the front desk fell from sixty a morning to about twenty-five. The woman who answers them says that these are the ones that need a person. That is what we would like every booking page to leave behind.',
      ],
    },
  ],
} as const satisfies PostBody;
