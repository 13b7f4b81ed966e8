import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { posts } from '../content/posts.ts';
import { type Member, memberPage } from '../content/team.ts';

interface MemberFactsProps {
  readonly member: Member;
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  margin-top: 3rem;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
`;

const List = styled.ul`
  margin-top: 1rem;
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-block: 0.625rem;
    border-top: 1px solid ${token('hairline')};
    ${type('text')}
  }
  a {
    display: flex;
    flex: 1;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    color: ${token('ink')};
    text-decoration: none;
    &:hover {
      color: ${token('iris')};
    }
  }
`;

const networks = ['linkedin', 'twitter', 'github'] as const;

/** What a member can do, has written, and where else to find them. */
export function MemberFacts({ member }: MemberFactsProps) {
  const written = posts.filter(({ author }) => author === member.role);
  return (
    <Columns>
      <section aria-labelledby="skills">
        <Heading as="h2" size="question" id="skills">
          {memberPage.skills}
        </Heading>
        <List>
          {member.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </List>
      </section>
      <section aria-labelledby="elsewhere">
        <Heading as="h2" size="question" id="elsewhere">
          {memberPage.elsewhere}
        </Heading>
        <List>
          {networks.map((network) => (
            <li key={network}>
              <a href={member.social[network]} target="_blank" rel="noopener">
                <span>
                  {memberPage.networks[network]}
                  <VisuallyHidden>{memberPage.newTab}</VisuallyHidden>
                </span>
                <ArrowUpRight size={18} strokeWidth={1.75} />
              </a>
            </li>
          ))}
        </List>
      </section>
      {written.length > 0 && (
        <section aria-labelledby="written" css={{ gridColumn: '1 / -1' }}>
          <Heading as="h2" size="question" id="written">
            {memberPage.posts} {member.name}
          </Heading>
          <List>
            {written.map(({ id, title }) => (
              <li key={id}>
                <Link to={paths.post(id)}>{title}</Link>
              </li>
            ))}
          </List>
        </section>
      )}
    </Columns>
  );
}
