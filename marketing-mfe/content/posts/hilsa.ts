import type { PostBody } from '../posts.ts';

export const body = {
  lead: 'A restaurant near the ghat buys its hilsa from the boats at six in the morning, cooks it in four ways, and has usually sold out by half past one. Its website said “Hilsa, Tk\u00a0650” all year round.',
  sections: [
    {
      id: 'wrong',
      title: 'What was wrong with that',
      paragraphs: [
        'For five months of the year hilsa is not in season, so the menu was wrong. For the rest of the year it was right only until lunchtime. People crossed the city for a fish that was already gone, and the waiters had to apologise every day. The owner thought he had a supply problem. In fact, his menu page was out of date.',
        'A printed menu has to promise the same dishes every day. A website does not. It can show what is available in the kitchen right now, as long as updating it takes no more than a few seconds. At half past one in a busy kitchen, you have about four.',
      ],
    },
    {
      id: 'button',
      title: 'One button by the stove',
      paragraphs: [
        'Our solution is an old phone in a plastic bag, next to the stove. It shows a page with nine dishes, and each of them is either available or sold out. When the last portion goes, the cook taps its name. At six the next morning all dishes are available again, and on his way in from the ghat the owner taps the ones he could not buy.',
        'Our first version was cleverer and counted the portions automatically at the till. It was wrong by the second day, because two portions had gone to the cook’s uncle. A wrong number is worse than no number, because people believe it. The cook always knows whether there is any fish left.',
        'The website now shows one of three messages. “Today, until it is gone.” “Sold out for today; the boats come at six.” And out of season: “Back in July, God and river willing.” The owner wrote that last one himself, and we did not change a word.',
      ],
      note: 'Nine dishes, two states, one plastic bag.',
      pull: { after: 2, text: 'Customers do not mind that the fish is sold out. They mind the bus ride.' },
    },
    {
      id: 'words',
      title: 'How to write the dishes',
      paragraphs: [
        'We also gave the owner some rules for the descriptions. Say how the dish is cooked, how hot it is and how many it serves. Leave out how good it is: “Delicious” is the cook’s opinion, but “In mustard, with green chillies, for two” helps people order. Mention the bones, because guests who do not know hilsa should hear about them before the meal.',
        'Show the real price. The price of hilsa changes with the catch, so the website shows today’s, with the date and the weight of the portion. In August, when hilsa was expensive, the owner was nervous about showing Tk\u00a01,100. He sold out on all but two days. Guests accept a high price when they can see the reason. What they do not accept is a surprise on the bill.',
      ],
      note: 'Tk\u00a01,100 in August and Tk\u00a0650 in September, both for 180 grams.',
    },
    {
      id: 'after',
      title: 'A season later',
      paragraphs: [
        'The restaurant sold more hilsa, although there was no more to buy. On quiet days some used to be left over, because people assumed that it was sold out. Now it is all eaten. Calls to ask “Is there any left?” have nearly stopped. And a third of those who see that the hilsa is gone look at the other dishes, and come for the duck.',
        'It did not take much of a website. It took an hour in the kitchen at half past one, to see who knows what, who needs to know it, and how to pass it on with wet hands. We start most of our projects that way.',
      ],
    },
  ],
} as const satisfies PostBody;
