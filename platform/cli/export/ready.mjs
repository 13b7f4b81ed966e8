// `node ready.mjs [SECONDS]` exits with code 0 when the server at PORT on this machine is ready, with code 1 if it is not ready at once, or
// within SECONDS.
const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const end = performance.now() + Number(process.argv[2] ?? 0) * 1000;

const isReady = () =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

while (!(await isReady())) {
  if (performance.now() >= end) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
