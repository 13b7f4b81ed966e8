import { members, team } from '../content/team.ts';
import { TeamWall } from '../sections/team-wall.tsx';

/** `/team` */
export function Component() {
  return <TeamWall title={team.title} lead={team.lead} members={members} />;
}
