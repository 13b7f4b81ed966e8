import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { postPage } from '../content/blogs.ts';
import type { PostBody } from '../content/post-body.ts';
import type { Role } from '../content/team.ts';
import { LongRead } from './long-read.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostPartText } from './post-part-text.tsx';

interface PostArticleProps {
  readonly author: Role;
  readonly body: PostBody;
}

/** A post's text: who wrote it and what is in it at the left, notes at the right where there is room. */
export function PostArticle({ author, body }: PostArticleProps) {
  return (
    <LongRead
      head={<PostAuthor role={author} />}
      contents={postPage.contents}
      parts={body.parts}
      css={{ paddingTop: fluid(32, 72) }}
    >
      <Text size="statement" tone="ink" css={{ maxWidth: '25em', fontWeight: 500 }}>
        {body.lead}
      </Text>
      {body.parts.map((part) => (
        <PostPartText key={part.id} part={part} />
      ))}
    </LongRead>
  );
}
