/** Characters of a hostile page: what a render process can send. */
const SIZE = 800_000;

const repeated = (text: string) => text.repeat(Math.ceil(SIZE / text.length));

/** Documents whose parsing takes quadratic time in some parsers. */
export const HOSTILE_HTML: Readonly<Record<string, string>> = {
  'unclosed comments': repeated('<!--'),
  'unclosed comments that nearly end': repeated('<!-- --'),
  'unclosed tags': repeated('<a '),
  'unclosed attributes': repeated('<a b="'),
  'attributes of one tag': `<p ${Array.from({ length: SIZE / 8 }, (_, i) => `a${i}=1`).join(' ')}>`,
  'open elements': repeated('<b>'),
  'open elements and closing tags of others': `${'<b>'.repeat(SIZE / 6)}${'</i>'.repeat(SIZE / 8)}`,
  'open lists': repeated('<li><ul>'),
  'headings in each other': repeated('<h1><div>'),
  'paragraphs that end each other': repeated('<p>a'),
  'closing tags without open ones': repeated('</p>'),
  'headings and blocks': repeated('<h2>a</h2><p>b</p>'),
  'parts with a heading and blocks': repeated('<section><p>b</p><h2>a</h2><dl><dt>c<dd>d</dl></section>'),
  titles: repeated('<title>'),
  scripts: repeated('<script type="application/ld+json">{"@graph":['),
  entities: repeated('&amp;&notit;&#x;'),
  'unclosed character data': repeated('<svg><![CDATA['),
  'parts in a link': `<a href="/x">${repeated('<h2>a')}`,
  'less-than signs': repeated('<'),
  instructions: repeated('<?'),
};

/**
 * Processor time for which a page may hold up other requests, in milliseconds: twice what the slowest does. A parser that takes quadratic
 * time needs seconds. Other programs do not count.
 */
export const MAX_DELAY_MS = 250;

/** Returns the processor time of this process in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the longest processor time for which work holds up other requests, in milliseconds: the least of three runs. */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delays: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    let longest = 0;
    let last = processorTime();
    let isRunning = true;
    const look = () => {
      longest = Math.max(longest, processorTime() - last);
      last = processorTime();
      if (isRunning) setImmediate(look);
    };
    setImmediate(look);
    await work();
    isRunning = false;
    look();
    delays.push(longest);
  }
  return Math.min(...delays);
}
