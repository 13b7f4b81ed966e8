import { isPreviewLabel, type NamedPreview } from '@platform/contract/release';
import { StepFailed, step } from '../process/steps.ts';
import { type CheckedSite, checkRelease, type Stored } from './promote.ts';
import { short } from './site-options.ts';

interface ShownSite extends Omit<CheckedSite, 'browser'> {
  /** Path of the browser that opens the release's pages first. Unset: none does. */
  readonly browser: string | undefined;
}

/** Throws a `StepFailed` if an option's text is not the label of a preview. */
export function checkLabel(text: string | undefined): void {
  if (text === undefined || isPreviewLabel(text)) return;
  throw new StepFailed('--preview must be a label such as pr-12: at most 40 small letters, digits and hyphens.');
}

/**
 * Shows a stored release under a label, and prints its link. Rejects with a `StepFailed` if a browser finds its pages faulty: nothing
 * is shown then.
 * @returns The absolute address of the link, and the ISO time at which it ends.
 */
export async function showPreview(
  { site, url, browser }: ShownSite,
  { name, version }: Stored,
  label: string,
): Promise<NamedPreview> {
  if (browser !== undefined) await checkRelease({ site, url, browser }, { name, version });
  const { link, until } = await site<NamedPreview>('PUT', `/api/previews/${label}`, { name, version });
  step('preview', `${name} ${short(version)} until ${until.slice(0, 10)}: ${url}${link}`);
  step('preview', `to see the live site again: ${url}/api/previews/${label}`);
  return { link: url + link, until };
}
