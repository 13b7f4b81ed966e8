import { useTryAgain } from '@platform/browser/use-try-again';
import { useSite } from '@studio/client/site';
import { Button, ButtonLink, Container, Heading, Stack, Text } from '@studio/ui';
import { fluid } from '@studio/ui/tokens';
import { useLanguage } from '../language.ts';

interface FailureProps {
  /** What happened. */
  readonly title: string;
  /** What to do, never the message of an error. */
  readonly text: string;
}

/** Shown instead of a page: the words of the error page, what happened, a button to try again, and a link to the home page. */
export function Failure({ title, text }: FailureProps) {
  const site = useSite();
  const { outlet } = useLanguage().texts;
  const { busy, tryAgain } = useTryAgain();
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <Container css={{ paddingBlock: `${fluid(96, 176)} ${fluid(72, 128)}` }}>
        <Stack gap={2}>
          <Stack gap={1.5} role="alert">
            <Heading as="h1" size="page">
              {outlet.failure.heading}
            </Heading>
            <div>
              <Text size="lead" tone="ink">
                {outlet.failure.sorry}
              </Text>
              <Text size="large">{title}</Text>
            </div>
            <Text>{text}</Text>
          </Stack>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button busy={busy} onClick={tryAgain}>
              {outlet.tryAgain}
            </Button>
            <ButtonLink variant="outline" to="/">
              {outlet.backHome}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </>
  );
}

/** Shown in the outlet when a page's code could not be loaded. */
export const LoadFailure = () => <Failure {...useLanguage().texts.outlet.notLoaded} />;
