import type { PageHeadProps } from '@platform/browser/shell-options';
import { MANIFEST_PATH, THEME_COLOURS } from '@studio/client/document';
import { useRefusedForm, useSite } from '@studio/client/site';
import { icons } from '@studio/pictures/icons';
import lateStyles from '../../late.css?url';
import { useLanguage } from '../language.ts';

/** Colours and icons, on every page. */
export function DocumentHead() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <link rel="preload" as="style" href={lateStyles} />
      {Object.entries(THEME_COLOURS).map(([theme, colour]) => (
        <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={colour} />
      ))}
      <link rel="icon" type="image/png" sizes="32x32" href={icons.icon32} />
      <link rel="icon" type="image/svg+xml" href={icons.icon} />
      <link rel="apple-touch-icon" href={icons.appleTouchIcon} />
      <link rel="manifest" href={MANIFEST_PATH} />
    </>
  );
}

/** Title and description of the matched page. The title of a refused form begins with `Error: `. */
export function PageHead({ title, description }: PageHeadProps) {
  const { name } = useSite();
  const { error } = useLanguage().texts.outlet;
  const prefix = useRefusedForm() ? error : '';
  return (
    <>
      <title>{`${prefix}${title} · ${name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
