import { useTryAgain } from '@platform/browser/use-try-again';
import { useSite } from '@studio/client/use-site';
import { Button, ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';

const TITLE = 'This page did not load';

/** Shown in the outlet when a page's code could not be loaded. */
export function LoadFailure() {
  const site = useSite();
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
              Something went wrong while loading it. Please try again, or come back in a minute. The rest of the site
              still works.
            </Text>
          </Stack>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button busy={busy} onClick={tryAgain}>
              Try again
            </Button>
            <ButtonLink variant="outline" to="/">
              Back to Home
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </>
  );
}
