import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { withoutScripts } from '@studio/ui/tokens';
import { useLanguage } from '../language.ts';

const Box = styled.div`
  min-height: 60vh;
  max-width: 80rem;
  margin: 0 auto;
  padding: 4rem 1.25rem;
  a {
    display: inline-block;
    margin: 1rem 1.25rem 0 0;
    line-height: 2.75rem;
  }
  ${withoutScripts} {
    [role='status'] {
      display: none;
    }
  }
`;

/** Shown in the outlet while a page's code is loading. Without scripts it asks the visitor to turn them on. */
export function OutletLoading() {
  const site = useSite();
  const { contact, outlet } = useLanguage().texts;
  return (
    <Box>
      <title>{site.name}</title>
      <p role="status">{outlet.loading}</p>
      <noscript>
        <p>{outlet.withoutScripts}</p>
        <a href="/">{outlet.backHome}</a>
        <a href={contact.to}>{contact.label}</a>
      </noscript>
    </Box>
  );
}
