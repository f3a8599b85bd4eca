import { afterEach, it, vi } from 'vitest'
import { malformedHeaders } from '../malformed-requests.ts'
import { expectOwnFormat } from '../own-format.ts'

afterEach(() => vi.restoreAllMocks())

it('3 000 requests with malformed headers and cookies are answered in the site’s own format', {
  timeout: 300_000,
}, async () => {
  await expectOwnFormat(malformedHeaders, 3_000)
})
