import { ButtonLink, Container, Heading, LooseLines, Stack, Text } from '@studio/ui';
import { fluid } from '@studio/ui/tokens';

/** Returns a loader's response for content that does not exist: the page renders `Missing` with status 404. */
export function notFound(): Response {
  return Response.json(null, { status: 404 });
}

interface MissingProps {
  readonly title: string;
  readonly text: string;
  /** Text of the link to `to`. */
  readonly back: string;
  readonly to: string;
}

/** The page for missing content, with a link to its list and a drawing of loose lines. */
export function Missing({ title, text, back, to }: MissingProps) {
  return (
    <div data-no-line>
      <Container css={{ paddingTop: fluid(64, 144) }}>
        <Stack gap={2}>
          <Heading as="h1" size="page">
            {title}
          </Heading>
          <Text size="lead">{text}</Text>
          <ButtonLink to={to}>{back}</ButtonLink>
        </Stack>
      </Container>
      <LooseLines css={{ width: '100%', height: 'clamp(15rem, 30vw, 24rem)', marginBlock: fluid(24, 48) }} />
    </div>
  );
}
