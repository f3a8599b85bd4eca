/** The least that a Worker can do: it returns the same bytes with the same headers for every request. */
export default {
  fetch: (_request: Request, { PAGE, HEADERS }: { PAGE: string; HEADERS: string }) =>
    new Response(PAGE, { headers: JSON.parse(HEADERS) as Record<string, string> }),
}
