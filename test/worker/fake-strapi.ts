import { vi } from 'vitest'

/** Stands in for the collections of a Strapi that visitors' forms go to, with a unique `submissionKey`. */
export function fakeStrapi() {
  const entries: Record<string, unknown>[] = []
  const calls: Request[] = []
  let fail: (() => Response | Promise<Response>) | undefined
  let losesAnswers = false
  const create = async (request: Request): Promise<Response> => {
    const { data } = await request.json<{ data: Record<string, unknown> }>()
    if (entries.some(({ submissionKey }) => submissionKey === data.submissionKey)) {
      const errors = [
        { path: ['submissionKey'], message: 'This attribute must be unique', name: 'ValidationError' },
      ]
      const message = 'This attribute must be unique'
      return Response.json(
        { data: null, error: { status: 400, name: 'ValidationError', message, details: { errors } } },
        { status: 400 },
      )
    }
    entries.push({ ...data, in: new URL(request.url).pathname.split('/').at(-1) })
    return Response.json({ data: { id: entries.length, attributes: data } })
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    calls.push(request.clone())
    if (fail) return fail()
    const answer = await create(request)
    if (losesAnswers) throw new TypeError('network connection lost')
    return answer
  })
  return {
    entries: () => entries,
    calls: () => calls,
    failWith: (answer: () => Response | Promise<Response>) => {
      fail = answer
    },
    loseAnswers: () => {
      losesAnswers = true
    },
    recover: () => {
      fail = undefined
      losesAnswers = false
    },
  }
}
