import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { postPage } from '../content/blogs.ts';
import type { PostBody } from '../content/post-body.ts';
import type { Role } from '../content/team.ts';
import { Contents } from './contents.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostPartText } from './post-part-text.tsx';

interface PostArticleProps {
  readonly author: Role;
  readonly body: PostBody;
}

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
  padding-block: ${fluid(32, 72)} ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const Aside = styled.div`
  ${from.desktop} {
    grid-column: span 3;
    position: sticky;
    top: 2rem;
    align-self: start;
  }
`;

const Body = styled.div`
  ${from.desktop} {
    grid-column: 5 / -1;
  }
`;

/** A post's text: who wrote it and what is in it at the left, notes at the right where there is room. */
export function PostArticle({ author, body }: PostArticleProps) {
  return (
    <Columns>
      <Aside>
        <PostAuthor role={author} />
        <Contents label={postPage.contents} parts={body.parts} />
      </Aside>
      <Body>
        <Text size="statement" tone="ink" css={{ maxWidth: '25em', fontWeight: 500 }}>
          {body.lead}
        </Text>
        {body.parts.map((part) => (
          <PostPartText key={part.id} part={part} />
        ))}
      </Body>
    </Columns>
  );
}
