/** Search parameters that a route declares, each with all its valid values. */
type Declared = Readonly<Record<string, readonly string[]>>;

/** Returns those given parameters that are declared and have a declared value, in the order of declaration. */
export function declaredSearch(declared: Declared, given: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, values]) => {
      const value = given.get(name);
      return value !== null && values.includes(value) ? [[name, value]] : [];
    }),
  );
}

/** Returns the search part of an address; empty without parameters. */
export function formatSearch(parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? '' : `?${search}`;
}
