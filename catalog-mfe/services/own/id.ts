/** Id of the heading of a service's own section. */
export const OWN = 'own';
