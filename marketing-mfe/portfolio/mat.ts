import { token } from '@studio/ui/tokens';

/** Returns the colour behind a project's page: the client's own, or a tint of the site for one that is no colour. */
export const matOf = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : token('iris-wash'));
