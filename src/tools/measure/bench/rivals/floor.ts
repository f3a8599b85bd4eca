/** The answer of every request, made by the first. */
let answer: { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } | undefined

/** The least that a Worker can do: it returns the same bytes with the same headers for every request. */
export default {
  fetch(_request: Request, { PAGE, HEADERS }: { PAGE: string; HEADERS: string }) {
    answer ??= {
      body: Uint8Array.from(new TextEncoder().encode(PAGE)),
      headers: JSON.parse(HEADERS) as Record<string, string>,
    }
    return new Response(answer.body, { headers: answer.headers })
  },
}
