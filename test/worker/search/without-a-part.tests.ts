import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/context/services.ts'
import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const content = createEmbeddedContent({ now: () => new Date(nowMs()) })
const body = JSON.stringify({ queries: [{ indexUid: 'program', q: 'циммер' }] })

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

/** The demo's content, but for one query. */
async function searchWhere(name: 'SearchVotes' | 'SearchHelp', status: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const asked = await request.clone().text()
    return asked.includes(`query ${name}`)
      ? Response.json({ errors: [{ message: 'Cannot query field' }] }, { status })
      : content(request)
  })
  return visit('/api/search', {
    method: 'POST',
    body,
    variables: { CONTENT_URL: contentUrl, CONTENT_DIALECT: '4' },
  })
}

describe.each([
  ['votes', 'SearchVotes'],
  ['answers', 'SearchHelp'],
] as const)('a content service', (what, name) => {
  it(`whose model has no ${what} is searched without them`, async () => {
    const answer = await searchWhere(name, 400)
    expect([answer.status, (await answer.text()).includes('hans-zimmer')]).toEqual([200, true])
  })

  it(`that fails with its ${what} leaves no search without them`, async () => {
    expect((await searchWhere(name, 500)).status).toBe(503)
  })
})
