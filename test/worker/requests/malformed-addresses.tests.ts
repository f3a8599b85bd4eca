import { afterEach, it, vi } from 'vitest'
import { malformedAddress } from '../malformed-requests.ts'
import { expectOwnFormat } from '../own-format.ts'

afterEach(() => vi.restoreAllMocks())

it('4 000 requests with malformed paths and queries are answered in the site’s own format', {
  timeout: 300_000,
}, async () => {
  await expectOwnFormat(malformedAddress, 4_000)
})
