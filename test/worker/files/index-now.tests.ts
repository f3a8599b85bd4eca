import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const key = 'key-of-the-tests'
const secret = 'a-secret-of-the-tests'
const variables = {
  SITE_URL: 'https://tutti.example',
  INDEXNOW_KEY: key,
  HOOK_SECRET: secret,
  // The site also makes the pages anew, for which this test has no content.
  CONTENT_URL: contentUrl,
}

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** @returns what search engines were told. */
async function change(
  hook: Record<string, unknown>,
  configured: Record<string, string> = variables,
  answer: () => Response = () => new Response(null, { status: 202 }),
) {
  const told: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url === 'https://api.indexnow.org/indexnow') told.push(await request.json())
    return answer()
  })
  const response = await visit('/api/hooks/content', {
    variables: configured,
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ event: 'entry.publish', model: 'post', entry: { slug: 'tour' }, ...hook }),
  })
  expect(response.status).toBe(202)
  return told
}

describe('IndexNow', () => {
  it('hears of a published entry in each language', async () => {
    expect(await change({})).toEqual([
      {
        host: 'tutti.example',
        key,
        keyLocation: `https://tutti.example/${key}.txt`,
        urlList: [
          'https://tutti.example/p/tour',
          'https://tutti.example/p/en/p/tour',
          'https://tutti.example/p/th/p/tour',
        ],
      },
    ])
  })

  it('hears of an entry that went', async () => {
    expect(await change({ event: 'entry.unpublish' })).toHaveLength(1)
  })

  it.each([
    ['a new draft', { event: 'entry.create' }],
    ['a type without pages', { model: 'social', entry: {} }],
    ['a slug that is none', { entry: { slug: '../../x' } }],
    ['a type of somebody else', { model: 'user' }],
  ])('hears nothing of %s', async (_name, hook) => {
    expect(await change(hook)).toEqual([])
  })

  it.each(['SITE_URL', 'INDEXNOW_KEY'] as const)('hears nothing where %s is not configured', async (name) => {
    const { [name]: _, ...rest } = variables
    expect(await change({}, rest)).toEqual([])
  })

  it.each([429, 500])('may answer %i: the webhook is taken all the same', async (status) => {
    expect(await change({}, variables, () => new Response(null, { status }))).toHaveLength(1)
  })

  it('finds the key at its address', async () => {
    const response = await visit(`/${key}.txt`, { variables })
    expect([response.status, await response.text()]).toEqual([200, key])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it('finds no key where none is configured', async () => {
    expect((await visit(`/${key}.txt`)).status).toBe(404)
  })
})
