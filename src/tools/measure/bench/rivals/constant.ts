/** The least that a Worker can do: the same bytes with the same headers, whatever is asked. */
export default {
  fetch: (_request: Request, { PAGE, HEADERS }: { PAGE: string; HEADERS: string }) =>
    new Response(PAGE, { headers: JSON.parse(HEADERS) as Record<string, string> }),
}
