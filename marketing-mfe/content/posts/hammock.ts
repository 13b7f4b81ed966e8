import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'In November we switched off every notification in the studio for a week, on fourteen people’s phones and laptops. I had hoped for some peace and quiet. What I got was a list of things to improve.',
  sections: [
    {
      id: 'rules',
      title: 'The rules',
      paragraphs: [
        'The only thing we banned was interruption. Everyone could read their email and messages, but only by opening them, and we agreed to do that at ten, at two and at half past five. We told our clients the Thursday before, in three sentences, and gave them one phone number for emergencies. Farhana volunteered to answer it and expected a terrible week.',
        'We counted our notifications beforehand, so that we had something to compare. On an ordinary Tuesday, the fourteen of us received 1,140 of them. I asked everyone to mark the ones that had been useful. They marked twenty-three.',
      ],
      note: 'Counted by hand over one working day of eight hours in November.',
    },
    {
      id: 'happened',
      title: 'What happened',
      paragraphs: [
        'The emergency phone rang four times. The first call was from a bakery whose oven had broken down and who wanted a note on the home page. That was a fair request, and it took six minutes. The second was a wrong number. The other two were Farhana’s mother.',
        'Two things went wrong. On Tuesday, a certificate on a test server expired, and we did not see the warning until two o’clock. And a designer spent half a day on a page that had been dropped from the project that morning. Neither was urgent, but we learned from both. The warning went to a channel that gets forty others a day, so we would probably have missed it in a normal week as well. And the decision to drop the page had been sent in a message when it belonged in the project plan.',
        'By Wednesday, our messages had changed. When you know that a message will be read at two o’clock, you put everything into it: the subject, what you need and by when. Messages became longer, and there were a third as many. Almost nobody wrote “hi” and then waited for a reply.',
      ],
      pull: { after: 2, text: 'Most interruptions come from a decision that was never written down.' },
    },
    {
      id: 'kept',
      title: 'What we kept',
      paragraphs: [
        'We did not keep all of it. We still read messages at three set times. We still have one emergency phone, which changes hands every week. Alerts from our servers go to that phone and nowhere else, and there are five kinds at most. If we want to add a sixth, one of the five has to go.',
        'It also changed what we build. Our websites no longer ask visitors for permission to send notifications when they arrive. None of the forty sites that we looked after that month had a good reason to. One shop disagreed, checked its figures, and found that eleven of nine hundred visitors had said yes. Two of the eleven worked there.',
      ],
      note: 'Checked in December: 11 of 900 visitors agreed.',
    },
    {
      id: 'hammock',
      title: 'About the hammock',
      paragraphs: [
        'A colleague did bring one. It hung in the meeting room until Wednesday, when the hook came out of the wall. The picture above is the most relaxing thing about that week.',
        'On Friday I asked everyone whether they would do it again. Twelve said yes, and one said that she had not noticed a difference. Farhana asked to keep the phone, because it had been her quietest week in three years.',
      ],
    },
  ],
} as const satisfies PostBody;
