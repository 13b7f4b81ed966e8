import { Container } from '@studio/ui';
import { useState } from 'react';

/** The first page of a remote in a repository of its own: `npm run new` writes its title instead of `New page`. */
export function Component() {
  const [times, setTimes] = useState(0);
  return (
    <Container>
      <h1>New page</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </button>
    </Container>
  );
}
