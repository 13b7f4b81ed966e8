import { localDate } from '../local-date.ts';

const UNITS = [
  { unit: 'minute', seconds: 60, until: 60 * 60 },
  { unit: 'hour', seconds: 60 * 60, until: 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60, until: 7 * 24 * 60 * 60 },
] as const;

/** How long ago a time is, for as long as that says more than its date: `5 minutes ago`, `12 Mar 2025`. */
export function relativeDate(iso: string, now: Date, locale?: string): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds < 60) return format.format(0, 'second');
  const unit = UNITS.find(({ until }) => seconds < until);
  if (unit) return format.format(-Math.floor(seconds / unit.seconds), unit.unit);
  return localDate(iso, { dateOnly: true, ...(locale !== undefined && { locale }) });
}
