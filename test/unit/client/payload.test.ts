import { afterEach, describe, expect, it, vi } from 'vitest'

/** Each test has a page of its own: the manifest is asked for once per page. */
async function load(answers: Record<string, unknown>) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1' } } })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
  const { loadPayload } = await import('../../../client/navigation/payload.ts')
  return { loadPayload, asked }
}

const manifest = { '/builds/meta/b1.json': { id: 'b1', prerendered: ['/', '/concerts'] } }
const payload = { path: '/concerts', locale: 'en', title: 'Concerts', data: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('loadPayload', () => {
  it('reads the data of a page that the build lists', async () => {
    const { loadPayload } = await load({ ...manifest, '/en/concerts/_payload.json': payload })
    expect(await loadPayload('/en/concerts#top')).toEqual(payload)
  })

  it('passes the query on', async () => {
    const { loadPayload, asked } = await load(manifest)
    vi.spyOn(console, 'warn').mockReturnValue()
    await loadPayload('/?city=all')
    expect(asked).toContain('/_payload.json?city=all')
  })

  it('asks for nothing where the build lists no page', async () => {
    const { loadPayload, asked } = await load(manifest)
    expect(await loadPayload('/c/hans-zimmer-kazan-1')).toBeUndefined()
    expect(asked).toEqual(['/builds/meta/b1.json'])
  })

  it.each(['https://other.example/', '//other.example/x', '/\\other.example', 'javascript:alert(1)'])(
    'refuses %s',
    async (url) => {
      const { loadPayload, asked } = await load(manifest)
      await expect(loadPayload(url)).rejects.toThrow(`Payload URL must not include hostname: ${url}`)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['the manifest', {}],
    ['the data', manifest],
  ])('warns and goes on without %s', async (_, answers) => {
    const { loadPayload } = await load(answers)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await loadPayload('/en/concerts')).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })
})
