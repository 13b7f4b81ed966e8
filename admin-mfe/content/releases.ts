import type { Analysis, LogEntry } from '@studio/client/releases';

const figure = (digits: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `0.3 %`. */
export const percent = (share: number): string => `${figure(1).format(share * 100)} %`;

/** `1.7 s`. */
export const seconds = (ms: number): string => `${figure(1).format(ms / 1000)} s`;

type Measure = Analysis['findings'][number]['measure'];
type Share = Analysis['findings'][number]['release'];

const measures: Record<Measure, string> = {
  errors: 'Errors',
  hydration: 'Hydration errors',
  lcp: 'LCP over 2.5 s',
  inp: 'INP over 200 ms',
};

const visitors = (count: number): string => (count === 1 ? '1 visitor' : `${count.toLocaleString('en')} visitors`);

const shareOf = ({ visitors, bad }: Share): string => (visitors === 0 ? 'none' : percent(bad / visitors));

const done: Record<LogEntry['action'], (entry: LogEntry) => string> = {
  promote: ({ number }) => `${number} made live`,
  rollback: ({ number }) => `Rolled back to ${number}`,
  canary: ({ number, traffic }) => (traffic === 0 ? `Canary ${number} ended` : `${number} as canary, ${traffic} %`),
  pin: ({ number }) => `${number} pinned`,
  unpin: ({ number }) => `${number} unpinned`,
  retire: () => 'Retired: its pages are gone',
};

/** Maximum number of paths that are listed; the rest is counted. */
const SHOWN_PATHS = 3;

export const releasesPage = {
  title: 'Releases',
  summary: (seq: number, since: string) => `Deployment ${seq}, ${since}`,
  failed: 'Releases could not be loaded.',
  showOnPages: 'Name releases on the pages',
  showOnPagesHint: 'This browser then sees on each page which releases it is made of, and can look at earlier ones.',
  remote: 'Remote',
  live: 'Live',
  sinceBy: 'Since, by',
  visitors: 'Visitors',
  errors: 'Errors, 7 days',
  lcp: 'LCP, 75th percentile',
  /** Explain LCP and INP. */
  meanings: [
    'LCP is the time from the request of a page until its largest picture or text is seen: up to 2.5 s is good.',
    'INP is the time from a tap or a key until the page shows its effect: up to 200 ms is good.',
  ],
  paths: (paths: readonly string[]) => {
    const more = paths.length - SHOWN_PATHS;
    return more > 1 ? `${paths.slice(0, SHOWN_PATHS).join(', ')} and ${more} more` : paths.join(', ');
  },
  changes: 'What changed',
  changesOf: (name: string, number: number) => `What changed in ${name} ${number}`,
  comparing: 'Comparing the pages. This can take a few seconds.',
  notComparable: 'It cannot be compared any more: one of the versions was deleted.',
  notCompared: 'The versions could not be compared.',
  notAllCompared: 'Not all pages could be compared.',
  firstVersion: 'The first version: all of its pages are new.',
  changedPages: (count: number, before: number) =>
    count === 0
      ? `The text of no page differs from version ${before}. Pictures and looks may.`
      : `The text of ${count === 1 ? 'one page' : `${count} pages`} differs from version ${before}.`,
  added: 'Added:',
  removed: 'Removed:',
  moreLines: (count: number) => `and ${count} more ${count === 1 ? 'line' : 'lines'}`,
  start: 'the start of the site',
  all: 'all',
  canaryShare: (traffic: number, number: number) => `${traffic} % see ${number}`,
  analysed: (minutes: number, of: number) => `In analysis, ${minutes} of ${of} min`,
  none: 'No reports',
  /** Contains no-break spaces. */
  plot: (what: string, value: string) => `${what}: ${value}`.replaceAll(' ', '\u00a0'),
  actions: (name: string) => `Actions for ${name}`,
  rollBack: 'Roll back',
  nothingEarlier: 'Nothing was live before this version.',
  version: (number: number) => `Version ${number}`,
  analysedBeside: (baseline: number) =>
    `Compared with version ${baseline}, and rolled back automatically if it is worse.`,
  canary: (number: number) => `Canary ${number}`,
  canaryCounts: (canary: number, rest: number) => `${visitors(canary)} against ${rest.toLocaleString('en')}.`,
  takenBack: (number: number) => `${number} rolled back`,
  evidence: 'Evidence',
  evidenceOf: (name: string, number: number, day: string) => `${name} ${number}, ${day}`,
  takenBackTitle: (wasLive: boolean) => (wasLive ? 'Rolled back automatically' : 'Canary ended automatically'),
  against: (measure: Measure, release: Share, baseline: Share) =>
    `${measures[measure]} ${shareOf(release)} against ${shareOf(baseline)}, ${visitors(release.visitors)}.`,
  bound: (share: number, number: number) => `The bound beside version ${number} is ${percent(share)}.`,
  curve: (measure: Measure) => `${measures[measure]} over time`,
  tabsFollow: 'Open tabs follow at their next click; what was typed is kept.',
  evidenceGone: 'The reports of that time were deleted. The log says:',
  copyReport: 'Copy report',
  copied: 'Copied',
  releaseAgain: (number: number) => `Release ${number} again`,
  leaveLive: (number: number) => `Leave ${number} live`,
  noReports: (since: string) => `No reports since ${since}`,
  verdicts: { worse: 'Worse', 'not worse': 'No worse', 'not enough evidence': 'Not enough evidence yet' },
  widen: (traffic: number) => `Widen to ${traffic} %`,
  makeLive: 'Make it live',
  endCanary: 'End canary',
  findings: 'Browser reports',
  measure: 'Measure',
  measures,
  verdict: 'Verdict',
  share: (share: Share) =>
    share.visitors === 0 ? 'none yet' : `${shareOf(share)} of ${share.visitors.toLocaleString('en')}`,
  log: 'History',
  allLog: 'All history',
  exportLog: 'Export log',
  done: (entry: LogEntry) => done[entry.action](entry),
  ask: {
    rollBack: (name: string) => `Roll back ${name}?`,
    rollBackText: 'The version you choose goes live for everyone within a minute. A canary of this remote ends, too.',
    rollBackTo: (number: number) => `Roll back to ${number}`,
    versions: 'Version',
    liveSince: (since: string) => `first live ${since}`,
    promote: (name: string, number: number) => `Make ${name} ${number} live?`,
    promoteText:
      'Everyone gets it within a minute. It is analysed for 15 minutes, and rolled back automatically if it is worse.',
    widen: (name: string, number: number, traffic: number) => `Show ${name} ${number} to ${traffic} %?`,
    widenText: 'Visitors who see it already keep it.',
    end: (name: string, number: number) => `End the canary of ${name} ${number}?`,
    endText: 'Everyone gets the live version again.',
    reason: 'Why, for the log',
    failed: 'Nothing was changed. Try again.',
  },
} as const;
