/** Answers that there is no such page; a loader. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
