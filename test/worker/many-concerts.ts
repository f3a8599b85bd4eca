import { vi } from 'vitest'

/** A content service with this many concerts, which differ in their ids only. */
export function manyConcerts(count: number): { calls: () => number } {
  let calls = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, _init) => {
    calls += 1
    const request = new Request(_input, _init)
    const { query, variables } = await request.json<{ query: string; variables?: Record<string, unknown> }>()
    return Response.json({ data: answer(query, variables ?? {}, count) })
  })
  return { calls: () => calls }
}

const row = (id: number) => ({
  id: String(id),
  attributes: { slug: `concert-${id}`, updatedAt: touchOf(id), program: { data: null } },
})

/** Time of a concert's last change: each is a minute after the one before. */
export const touchOf = (id: number) => new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString()

function answer(query: string, variables: Record<string, unknown>, count: number) {
  if (query.includes('query SitemapLastIds')) {
    return { concerts: { data: [{ id: String(count), attributes: {} }] } }
  }
  if (query.includes('query SitemapNewest')) {
    const stretches = [...query.matchAll(/\b(r\d+): .*?lte: (\d+)/g)]
    return Object.fromEntries(stretches.map(([, alias = '', last]) => [alias, { data: [row(Number(last))] }]))
  }
  const after = Number(variables.after)
  const limit = Number(variables.limit)
  const last = Math.min(after + limit, Number(variables.upTo), count)
  return {
    entries: { data: Array.from({ length: Math.max(0, last - after) }, (_, at) => row(after + at + 1)) },
  }
}
