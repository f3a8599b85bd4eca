import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { graphqlBody, malformedCall, malformedHook } from '../malformed-requests.ts'
import { expectOwnFormat } from '../own-format.ts'
import { visit } from '../visit.ts'

afterEach(() => vi.restoreAllMocks())

it('3 000 requests with malformed methods and bodies are answered in the site’s own format', {
  timeout: 300_000,
}, async () => {
  await expectOwnFormat(malformedCall, 3_000)
})

it('1 000 malformed bodies of the webhook are taken or refused', { timeout: 300_000 }, async () => {
  await expectOwnFormat(malformedHook, 1000)
})

/** Executing questions takes longer than refusing them. */
it('no malformed question breaks the embedded content service', { timeout: 300_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const property = fc.asyncProperty(graphqlBody, async (body) => {
    const response = await visit('/graphql', { method: 'POST', body })
    expect(response.status).toBeLessThan(500)
  })
  await fc.assert(property, { seed: 20_261_121, numRuns: 200 })
})
