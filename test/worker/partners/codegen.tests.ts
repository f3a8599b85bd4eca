import jsQR from 'jsqr'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { joinBytes } from '../../../src/shared/join-bytes.ts'
import { origin, visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

const ask = (query: Record<string, string>, path = '/codegen') =>
  visit(`${path}?${new URLSearchParams(query)}`)
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe('codes for partners', () => {
  it.each(['/codegen', '/en/codegen', '/th/codegen'])(
    '%s offers programs, cities and concerts',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html).toContain('name="robots" content="noindex"')
      expect(html).toMatch(/<option value="[^"]*\/hans-zimmer"/)
      expect(html).toMatch(/<option value="[^"]*\/cities\/kazan"/)
      expect(html).toMatch(/<option value="[^"]*\/c\/[^"]+"/)
    },
  )

  it.each(['/hans-zimmer', '/cities/kazan', '/c/hans-zimmer-moscow-1', '/en/cities/kazan'])(
    'are made of %s: a link, a button, a frame and a code',
    async (page) => {
      const html = unescaped(await (await ask({ page, source: 'poster' })).text())
      expect(html).toContain(`${origin}${page}?utm_source=poster`)
      expect(html).toContain('<iframe src="')
      expect(html).toContain('rel="noopener" style="display:inline-block')
      expect(html).toContain('crispEdges')
    },
  )

  it.each([
    'javascript:alert(1)',
    'https://other.example/c/hans-zimmer-moscow-1',
    '//other.example/hans-zimmer',
    '/no-such-program',
    '/about',
    '"><script>alert(1)</script>',
  ])('aren’t made of «%s»', async (page) => {
    const answer = await ask({ page })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('<script>alert')
    for (const file of ['svg', 'png']) {
      const { status } = await ask({ page }, `/codegen/code.${file}`)
      expect([200, 404]).toContain(status)
    }
  })

  it.each(['https://other.example/hans-zimmer', 'javascript:alert(1)', ''])(
    'aren’t drawn of «%s»',
    async (page) => {
      expect((await ask({ page }, '/codegen/code.svg')).status).toBe(404)
    },
  )

  it('take no names of two kilobytes, and nothing that is typed is markup', async () => {
    const name = `"><script>alert(1)</script>${'a'.repeat(2000)}`
    const html = await (await ask({ page: '/hans-zimmer', source: name, campaign: name })).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('a'.repeat(301))
  })

  it('are made of no name that is too long: its field says how much fits', async () => {
    const answer = await ask({ page: '/hans-zimmer', source: 'я'.repeat(61) })
    const html = await answer.text()
    expect([answer.status, html.includes('crispEdges')]).toEqual([422, false])
    expect(html).toMatch(/<a href="#source">Сократите «[^»]+»: помещается не больше 60 знаков/)
    expect(html).toContain(`value="${'я'.repeat(61)}"`)
  })

  it('are made of a name without what nobody sees', async () => {
    const html = await (await ask({ page: '/hans-zimmer', source: '\u200b poster\u00a0' })).text()
    expect(html).toContain('/hans-zimmer?utm_source=poster<')
  })

  it('say that an address is too long for a code', async () => {
    const long = 'ж'.repeat(60)
    const html = await (await ask({ page: '/hans-zimmer', source: long, campaign: long })).text()
    expect(html).toContain('слишком длинный')
    expect(html).not.toContain('crispEdges')
    expect(
      (await ask({ page: '/hans-zimmer', source: long, campaign: long }, '/codegen/code.png')).status,
    ).toBe(404)
  })

  it('are nobody else’s once something is typed', async () => {
    await ask({ page: '/hans-zimmer' })
    expect((await ask({ page: '/hans-zimmer' })).headers.get('x-cache')).toBe('BYPASS')
  })

  it('may show the site’s own frames, and no others', async () => {
    const policy = (await ask({ page: '/hans-zimmer' })).headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'self';")
    expect((await visit('/programs')).headers.get('content-security-policy')).toContain("frame-src 'none'")
  })

  it('come as a PNG that reads as the link', async () => {
    const answer = await ask({ page: '/hans-zimmer', source: 'poster' }, '/codegen/code.png')
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { data, side } = await readPng(bytes)
    expect(jsQR(data, side, side)?.data).toBe(`${origin}/hans-zimmer?utm_source=poster`)
  })

  it('come as an SVG for print', async () => {
    const answer = await ask({ page: '/hans-zimmer' }, '/codegen/code.svg')
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('content-disposition')).toContain('code.svg')
    expect(await answer.text()).toMatch(/^<svg /)
  })
})

/** Pixels of a square picture of palette numbers without filters, as this site writes it: 0 is dark. */
async function readPng(bytes: Uint8Array): Promise<{ data: Uint8ClampedArray; side: number }> {
  const view = new DataView(bytes.buffer)
  const side = view.getUint32(16)
  let at = 8
  let packed = new Uint8Array()
  while (at < bytes.length) {
    const length = view.getUint32(at)
    const name = new TextDecoder().decode(bytes.subarray(at + 4, at + 8))
    if (name === 'IDAT') packed = joinBytes([packed, bytes.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  const lines = new Uint8Array(await new Response(stream).arrayBuffer())
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const light = lines[y * (side + 1) + 1 + x] === 0 ? 0 : 255
      data.fill(light, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { data, side }
}
