import { useLanguage } from '../language.ts';
import { Failure } from './failure.tsx';

/** Shown in the outlet when a page's code could not be loaded. */
export const LoadFailure = () => <Failure {...useLanguage().texts.outlet.notLoaded} />;
