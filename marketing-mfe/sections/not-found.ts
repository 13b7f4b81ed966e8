/** A loader's answer where there is no such thing: the page is shown, and says so, with status 404. */
export function notFound(): Response {
  return Response.json(null, { status: 404 });
}
