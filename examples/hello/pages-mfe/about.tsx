export function Component() {
  return (
    <>
      <h1>About</h1>
      <p>One shell, one remote, two pages.</p>
    </>
  );
}
