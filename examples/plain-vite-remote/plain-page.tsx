import { useState } from 'react';
import { Link } from 'react-router-dom';

export function Component() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <h1>Built by Vite</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </button>
      <Link to="/">Home</Link>
    </>
  );
}
