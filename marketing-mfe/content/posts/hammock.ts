import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'In November we switched off every notification in the studio for a week: fourteen people, all telephones, all laptops, the doorbell of the chat included. I had expected calm. I got a list of what had been wrong.',
  parts: [
    {
      id: 'rules',
      title: 'The rules',
      paragraphs: [
        'Nothing was forbidden except interruption. Anybody could read mail and messages, but only by going to look, and we agreed to look at ten, at two and at half past five. Clients were told on the Thursday before, in three sentences, with one telephone number for anything on fire. Farhana held that telephone. She volunteered, with the face of somebody who expects to lose a week.',
        'We counted beforehand so that we could compare. On an ordinary Tuesday the fourteen of us had received 1,140 notifications. I asked everybody to mark the ones they had been glad of. They marked twenty-three.',
      ],
      note: 'Counted over one working day in November, eight hours, by hand.',
    },
    {
      id: 'happened',
      title: 'What happened',
      paragraphs: [
        'The telephone rang four times. Once it was a bakery whose oven had failed, and who wanted a line on the home page to say so: a fair emergency, and it took six minutes. Once it was a wrong number. Twice it was Farhana’s mother.',
        'Two things broke. A certificate ran out on a test server on Tuesday, and nobody saw the warning until two o’clock. And a designer worked half a day on a page that had been cut that morning. Neither was urgent, but both were telling. The warning had been going to a channel where forty others arrive each day, so it would not have been seen in an ordinary week either. And the page had been cut in a message, when it should have been cut in the plan.',
        'By Wednesday people had begun to write differently. When you know that you will be read at two, you put everything into one message: what it is about, what you need, by when. The messages grew longer and there were a third as many of them. Hardly any said “hi” and then waited.',
      ],
      pull: { after: 2, text: 'Most of what interrupts us is a decision that somebody did not write down.' },
    },
    {
      id: 'kept',
      title: 'What we kept',
      paragraphs: [
        'Not all of it; I do not believe in weeks that change everything. We kept the three hours at which one looks. We kept the single telephone, which now goes round, a week each. Alarms from machines go to that telephone and to nothing else, and there may be at most five kinds of them. If a sixth is wanted, one of the five has to leave.',
        'And we changed what we build. A page of ours no longer asks to send notifications when you arrive. None of the forty sites we looked after that month had a good reason to. One shop protested, looked at its figures, and found that of nine hundred people who had been asked, eleven had said yes and two of them were its own staff.',
      ],
      note: 'Looked at in December: 11 of 900 agreed.',
    },
    {
      id: 'hammock',
      title: 'About the hammock',
      paragraphs: [
        'Somebody did bring one. It hung in the meeting room until Wednesday, when the hook came out of the wall. The picture above is the only thing about that week that was entirely restful.',
        'I asked everybody on the Friday whether they would do it again. Twelve said yes, one said that she had not noticed, and Farhana asked whether she could keep the telephone. It had been, she said, her quietest week in three years.',
      ],
    },
  ],
} as const satisfies PostBody;
