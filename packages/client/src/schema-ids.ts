/** Returns the ids of those nodes of structured data that are on every page, for others to refer to. */
export const schemaIds = (origin: string) => ({
  organization: `${origin}/#organization`,
  website: `${origin}/#website`,
});
