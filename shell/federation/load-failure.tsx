import { paths } from '@studio/contract/paths';
import { useRootData } from '@studio/contract/root-data';
import { Button, ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

const TITLE = 'This page did not load';

/** What the region says when a page's code could not be had. */
export function LoadFailure() {
  const { site } = useRootData();
  const { busy, tryAgain } = useTryAgain();
  return (
    <>
      <title>{`${TITLE} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Container css={{ paddingBlock: `${fluid(96, 176)} ${fluid(72, 128)}` }}>
        <Stack gap={2}>
          <Stack gap={1.5} role="alert">
            <Heading as="h1" size="page">
              {TITLE}
            </Heading>
            <Text size="lead" tone="ink">
              Part of it did not arrive. The rest of the site works: try again, or come back in a minute.
            </Text>
          </Stack>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button busy={busy} onClick={tryAgain}>
              Try again
            </Button>
            <ButtonLink variant="outline" to={paths.home}>
              Back to Home
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </>
  );
}

/**
 * The first time the page's code is fetched again within this document. Where that did not help, the document itself is,
 * which the server renders whole; offline there would be nothing left to look at.
 */
function useTryAgain() {
  const { state, revalidate } = useRevalidator();
  const [tried, setTried] = useState(false);
  const busy = state === 'loading';
  const tryAgain = async () => {
    if (busy) return;
    if (tried && navigator.onLine) return location.reload();
    setTried(true);
    await revalidate();
  };
  return { busy, tryAgain: () => void tryAgain() };
}
