import { Failure } from './failure.tsx';

/** Shown in the outlet when a page's code could not be loaded. */
export const LoadFailure = () => (
  <Failure
    title="This page did not load"
    text="Something went wrong while loading it. Please try again, or come back in a minute. The rest of the site still works."
  />
);
