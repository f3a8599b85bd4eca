import { describe, expect, it } from 'vitest'
import { writeThemeIntoStart } from '../../src/http/theme.ts'
import { showThemeIn } from '../../src/shared/theme.ts'

const start = '<!DOCTYPE html><html lang="ru" data-light="film"><head>'
const rest =
  '<meta name="theme-color" content="#f5efe3" media="(prefers-color-scheme: light)"/>' +
  '<meta name="theme-color" content="#0e0b14"/>' +
  '<title>Концерты</title></head><body>Орган <code>&lt;head></code></body></html>'
const page = start + rest
const themed =
  '<!DOCTYPE html><html data-theme="light" lang="ru" data-light="film"><head>' +
  '<meta name="theme-color" content="#f5efe3" data-chosen><meta name="color-scheme" content="light" data-chosen>' +
  rest

/** What leaves for chunks that come, each as text. */
async function write(...chunks: (string | Uint8Array)[]): Promise<Uint8Array[]> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      }
      controller.close()
    },
  })
  const sent: Uint8Array[] = []
  for await (const part of source.pipeThrough(writeThemeIntoStart('light', '#f5efe3'))) sent.push(part)
  return sent
}
const textOf = async (sent: Promise<Uint8Array[]>) => {
  const decoder = new TextDecoder()
  return (await sent).map((part) => decoder.decode(part, { stream: true })).join('')
}

describe('a page on its way', () => {
  it('gets its theme in its first bytes, and keeps all others', async () => {
    expect(await textOf(write(page))).toBe(themed)
  })

  it.each([1, 7, 15, 22, 54, 55, 56])('gets it when it comes in pieces of %i bytes', async (size) => {
    const bytes = new TextEncoder().encode(page)
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    )
    expect(await textOf(write(...pieces))).toBe(themed)
  })

  it('isn’t copied: what follows its beginning are the bytes that came', async () => {
    const body = new TextEncoder().encode(page)
    const later = new TextEncoder().encode('later')
    const sent = await write(body, later)
    expect(sent.map(({ buffer }) => buffer).slice(1)).toEqual([body.buffer, later.buffer])
    expect(sent[1]?.buffer).toBe(body.buffer)
    expect(sent[2]).toBe(later)
  })

  it('is sent on before its next part is there', async () => {
    let sendMore = (_: string) => undefined as unknown
    const source = new ReadableStream<Uint8Array>({
      start(controller) {
        sendMore = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const reader = source.pipeThrough(writeThemeIntoStart('dark', '#0e0b14')).getReader()
    sendMore(`${start}<title>`)
    const first = await reader.read()
    expect(new TextDecoder().decode(first.value)).toContain('<html data-theme="dark" lang="ru"')
    await reader.cancel()
  })

  it.each([
    ['nothing', ''],
    ['no page', 'Not found'],
    ['a page without a head', '<!DOCTYPE html><html lang="ru"><body>…</body></html>'],
    ['a head without a root', '<head></head>'],
    ['a root that comes too late', `${' '.repeat(3000)}${page}`],
  ])('is left as it is where it is %s', async (_what, text) => {
    expect(await textOf(write(text))).toBe(text)
  })
})

describe('a page that was kept', () => {
  it('is shown in the theme that was chosen since', () => {
    expect(showThemeIn(page, 'light')).toBe(themed)
    expect(showThemeIn(themed, 'dark')).toBe(
      themed
        .replaceAll('"light"', '"dark"')
        .replace('content="#f5efe3" data-chosen', 'content="#0e0b14" data-chosen'),
    )
  })

  it('is shown in the system’s when the choice was taken back', () => {
    expect(showThemeIn(themed, undefined)).toBe(page)
  })

  it('stays as it is in the theme that it was kept in', () => {
    expect(showThemeIn(themed, 'light')).toBe(themed)
    expect(showThemeIn(page, undefined)).toBe(page)
  })

  it('stays as it is where it knows no such theme', () => {
    const older = page.replace(/<meta[^>]*>/g, '')
    expect(showThemeIn(older, 'light')).toBe(older)
  })
})
