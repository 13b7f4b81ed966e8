import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'Hilsa comes up the river when it comes. A restaurant near the ghat buys what the boats bring at six, cooks it four ways, and is out of it by half past one. Its menu page said “Hilsa, Tk 650” all year round.',
  parts: [
    {
      id: 'wrong',
      title: 'What was wrong with that',
      paragraphs: [
        'For five months of the year it was not true, and on the other days it was true until lunchtime. People came across the city for a fish that had been eaten. The waiters had a speech for it. The owner thought that he had a supply problem; he had a sentence problem.',
        'A printed menu has to pretend that tomorrow is like today. A page does not. It can know what the kitchen knows, provided that telling it takes less time than the kitchen has, which at half past one is about four seconds.',
      ],
    },
    {
      id: 'button',
      title: 'One button by the stove',
      paragraphs: [
        'So there is an old telephone by the stove, in a plastic bag, with a page on it that holds nine dishes and two states each. When the last portion goes, the cook touches its name. That is all. At six the next morning everything is back, except what the boats did not bring, which the owner touches on his way in from the ghat.',
        'We first built something cleverer, with portions counted down from the till. It was wrong by the second day: two portions had gone to the cook’s uncle. A count that is wrong is worse than no count, because people believe numbers. The cook is never wrong about whether there is fish.',
        'The page says one of three things. “Today, until it is gone.” “Gone for today; the boats come at six.” And in the months without, “Not in season: back in July, God and river willing.” The owner wrote the last one himself and we would not have dared to improve it.',
      ],
      note: 'Nine dishes, two states, one plastic bag.',
      pull: { after: 2, text: 'Nobody is angry about a fish that is gone. They are angry about the bus ride.' },
    },
    {
      id: 'words',
      title: 'How to write the dishes',
      paragraphs: [
        'We had rules for the words too. Say how it is cooked, what is hot about it, and how many it feeds; leave out how it feels. “Delicious” is the cook’s opinion. “In mustard, with green chillies, for two” is something one can order. Name the bones: people who do not know hilsa should hear of them before, not during.',
        'Give the price that is paid. This fish’s price moves with the catch, so the page shows today’s, with the date beside it, and the weight of the portion. When it was dear in August, the owner was afraid to show Tk 1,100. He sold out on all but two days. A price with a reason is a story; a price that surprises you at the table is a quarrel.',
      ],
      note: 'Tk 1,100 in August, Tk 650 in September; the same 180 grams.',
    },
    {
      id: 'after',
      title: 'A season later',
      paragraphs: [
        'He sold more of it, though there was no more to be had: what used to be left on bad days, when word had gone round that it was always gone, is now eaten. Calls that ask “is there any” have nearly stopped. And a third of those who read that it is gone look at what else there is, and come for the duck.',
        'None of this needed much of a website. It needed somebody to stand in the kitchen at half past one and watch what happens to a fact: who has it, who needs it, and how it might get from the one to the other with wet hands. Most of the pages we make are that, with different fish.',
      ],
    },
  ],
} as const satisfies PostBody;
