import { paths } from '@studio/contract/paths';
import { useRootData } from '@studio/contract/root-data';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

const NOT_FOUND = '404 Not Found';

/** What the error page says of an error: status text or message; no error at all means that no page was found. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.status === 404 ? NOT_FOUND : error.statusText || `Status ${error.status}`;
  return (error instanceof Error && error.message) || NOT_FOUND;
}

/**
 * The page for every error and every unknown path; it stands inside the frame. As an error element it tells the route's
 * error, as an ordinary element it says that there is no such page.
 */
export function ErrorPage() {
  const { site } = useRootData();
  const detail = describeError(useRouteError());
  return (
    <>
      <title>{`${detail} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage detail={detail} />
    </>
  );
}

interface ErrorMessageProps {
  /** One line that says what went wrong. */
  readonly detail: string;
}

/** The error page's content for an error that is known. */
function ErrorMessage({ detail }: ErrorMessageProps) {
  return (
    <Container css={{ paddingBlock: `${fluid(96, 176)} ${fluid(72, 128)}` }}>
      <Stack gap={2}>
        <Heading as="h1" size="hero">
          Oops!
        </Heading>
        <div>
          <Text size="lead" tone="ink">
            Sorry, an unexpected error has occurred.
          </Text>
          <Text size="large" css={{ fontStyle: 'italic' }}>
            {detail}
          </Text>
        </div>
        <ButtonLink to={paths.home}>Back to Home</ButtonLink>
      </Stack>
    </Container>
  );
}
