import { beforeEach, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const content = createEmbeddedContent({ now: () => new Date() })
const body = JSON.stringify({ queries: [{ indexUid: 'program', q: 'циммер' }] })

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

/** The demo's content, but for the question for votes. */
async function searchWhereVotesAnswer(status: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const asked = await request.clone().text()
    return asked.includes('query SearchVotes')
      ? Response.json({ errors: [{ message: 'Cannot query field "votes"' }] }, { status })
      : content(request)
  })
  return visit('/api/search', {
    method: 'POST',
    body,
    variables: { CONTENT_URL: contentUrl, CONTENT_DIALECT: '4' },
  })
}

it('a content service whose model has no votes is searched without them', async () => {
  const answer = await searchWhereVotesAnswer(400)
  expect([answer.status, (await answer.text()).includes('hans-zimmer')]).toEqual([200, true])
})

it('a content service that fails with its votes leaves no search without them', async () => {
  expect((await searchWhereVotesAnswer(500)).status).toBe(503)
})
