import { expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readAllContent } from '../../src/tools/operate/check-content/read-all.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { withConcerts } from './few-concerts.ts'

const whole = makeSnapshot('2026-11-25')
const demo = withConcerts(whole, whole.Concert.slice(0, 20))

/** What can't be read in two languages where the content service answers some queries with 500. */
async function readWithout(isRefused: (asked: { query: string; variables?: object }) => boolean) {
  const { strapi: service } = createEmbeddedService(Date.UTC(2026, 10, 25), () => demo)
  const fetch: typeof service.fetch = async (request) =>
    isRefused(await request.clone().json()) ? new Response(null, { status: 500 }) : service.fetch(request)
  const lines = await readAllContent({ ...service, fetch }, ['ru', 'en'], [])
  return lines.map((line) => line.replace(/ can't be read: .*/, '')).sort()
}

it('the check of content finds nothing that can’t be read where the service answers', async () => {
  expect(await readWithout(() => false)).toEqual([])
})

it('the check of content names what it can’t read', async () => {
  expect(await readWithout(() => true)).toEqual(['content'])
})
