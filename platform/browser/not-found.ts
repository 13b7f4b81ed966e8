/** Throws a 404 response. A loader. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
