import { useState } from 'react';

export function Component() {
  const [times, setTimes] = useState(1);
  return (
    <>
      <h1>Hello, world</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Said {times} times
      </button>
    </>
  );
}
