import fc from 'fast-check'
import { expect, inject, it, vi } from 'vitest'
import {
  graphqlBody,
  malformedAddress,
  malformedCall,
  malformedHeaders,
  malformedHook,
} from '../malformed-requests.ts'
import { expectOwnFormat } from '../own-format.ts'
import { visit } from '../visit.ts'

/** `THOROUGH=1 npm run test:worker -- requests` sends sixteen times as many. */
const count = inject('isThorough') ? 4000 : 250

it.each([
  ['paths and queries', malformedAddress],
  ['headers and cookies', malformedHeaders],
  ['methods and bodies', malformedCall],
])(
  'requests with malformed %s are answered in the site’s own format',
  { timeout: 300_000 },
  async (_, requests) => {
    await expectOwnFormat(requests, count)
  },
)

/**
 * A fifth of the requests: a body that happens to name a change renders pages, fifty times as long as a refusal takes.
 */
it('requests with malformed bodies of the webhook are answered in the site’s own format', async () => {
  await expectOwnFormat(malformedHook, count / 5)
}, 300_000)

/** The content service takes longer to execute queries than to refuse them. */
it('no malformed query breaks the embedded content service', { timeout: 300_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const property = fc.asyncProperty(graphqlBody, async (body) => {
    const response = await visit('/graphql', { method: 'POST', body })
    expect(response.status).toBeLessThan(500)
  })
  await fc.assert(property, { seed: 20_261_121, numRuns: count / 5 })
})
