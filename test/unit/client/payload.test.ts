import { afterEach, describe, expect, it, vi } from 'vitest'

/** Each test has a page of its own, because a page fetches the manifest once. */
async function load(answers: Record<string, unknown>) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1' } } })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
  const { loadPagePayload } = await import('../../../client/navigation/payload.ts')
  return { loadPagePayload, asked }
}

const manifest = { '/builds/meta/b1.json': { id: 'b1', prerendered: ['/', '/concerts'] } }
const payload = { path: '/concerts', locale: 'en', title: 'Concerts', data: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('loadPagePayload', () => {
  it('reads the data of a page that the build lists', async () => {
    const { loadPagePayload } = await load({ ...manifest, '/en/concerts/_payload.json': payload })
    expect(await loadPagePayload('/en/concerts#top')).toEqual(payload)
  })

  it('passes the query on', async () => {
    const { loadPagePayload, asked } = await load(manifest)
    vi.spyOn(console, 'warn').mockReturnValue()
    await loadPagePayload('/?city=all')
    expect(asked).toContain('/_payload.json?city=all')
  })

  it('asks for nothing where the build lists no page', async () => {
    const { loadPagePayload, asked } = await load(manifest)
    expect(await loadPagePayload('/c/hans-zimmer-kazan-1')).toBeUndefined()
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })

  it.each(['https://other.example/', '//other.example/x', '/\\other.example', 'javascript:alert(1)'])(
    'refuses %s',
    async (url) => {
      const { loadPagePayload, asked } = await load(manifest)
      await expect(loadPagePayload(url)).rejects.toThrow(`Payload URL must not include hostname: ${url}`)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['the manifest', {}],
    ['the data', manifest],
  ])('warns and goes on without %s', async (_, answers) => {
    const { loadPagePayload } = await load(answers)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await loadPagePayload('/en/concerts')).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})
