import { afterEach, expect, it, vi } from 'vitest'
import { requestAccountSync } from '../../../client/accounts/sync-request.ts'

const changes = { owner: 'annas-mark', saved: [], city: undefined }
afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: () => Response) => {
  const fetch = vi.fn(async (..._: unknown[]) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const data = (value: unknown) => () => Response.json({ data: value })

it('tells the account what was changed here, though the page is left meanwhile', async () => {
  const fetch = answerWith(data({ owner: 'annas-mark', saved: [] }))
  await requestAccountSync({ ...changes, saved: [{ slug: 'requiem', isSaved: true, changedAt: 5 }] })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/account/kept',
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"owner":"annas-mark","saved":[{"slug":"requiem","isSaved":true,"changedAt":5}]}',
      keepalive: true,
    }),
  )
})

it.each([
  [
    'all that it has',
    { owner: 'annas-mark', saved: ['requiem'], city: 'kazan' },
    { owner: 'annas-mark', saved: ['requiem'], city: 'kazan' },
  ],
  ['all cities', { owner: 'annas-mark', saved: [], city: '' }, { owner: 'annas-mark', saved: [], city: '' }],
  [
    'nothing that is no slug, and no city that is no text',
    { owner: 'annas-mark', saved: ['requiem', 7, '../x'], city: 7 },
    { owner: 'annas-mark', saved: ['requiem'], city: undefined },
  ],
  ['nobody’s things', { saved: ['requiem'], city: 'kazan' }, 'unknown'],
  ['nothing', undefined, 'unknown'],
])('hears of %s', async (_, said, heard) => {
  answerWith(data(said))
  expect(await requestAccountSync(changes)).toEqual(heard)
})

it.each<[string, () => Response, string]>([
  ['401', () => new Response(null, { status: 401 }), 'signed-out'],
  ['403', () => Response.json({ data: { owner: 'annas-mark' } }, { status: 403 }), 'unknown'],
  ['503', () => Response.json({ data: { owner: 'annas-mark' } }, { status: 503 }), 'unknown'],
  ['a page of a hotel', () => new Response('<html>'), 'unknown'],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'unknown',
  ],
])('of an account that answers with %s comes what to do', async (_, answer, heard) => {
  answerWith(answer)
  expect(await requestAccountSync(changes)).toBe(heard)
})
