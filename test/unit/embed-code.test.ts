import { describe, expect, it } from 'vitest'
import { toButtonCode, toEmbedCode, toFrameCode } from '../../src/features/partners/embed-code.ts'

const frame = { address: 'https://site.example/embed/a?b=1&c=2', kind: 'city', title: 'Concerts' } as const

describe('the code of a frame', () => {
  it('is as wide as there is room, and says what it is', () => {
    expect(toFrameCode(frame)).toBe(
      '<iframe src="https://site.example/embed/a?b=1&amp;c=2" title="Concerts" width="100%" height="640" ' +
        'style="border:0" loading="lazy"></iframe>',
    )
  })

  it.each([
    ['concert', 'height="260"'],
    ['city', 'height="640"'],
    ['program', 'height="640"'],
  ] as const)('of a %s has the %s that it usually needs', (kind, height) => {
    expect(toFrameCode({ ...frame, kind })).toContain(height)
  })

  it('in a width that was asked for is no wider than its place', () => {
    const code = toFrameCode(frame, { width: 400, height: 300 })
    expect(code).toContain('width="400" height="300" style="border:0;max-width:100%"')
  })

  it('escapes what it is given', () => {
    const code = toFrameCode({ ...frame, title: '"><script>alert(1)</script>' })
    expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })
})

/** A partner's page with these frames, which runs the script of the code. @returns what a frame's message makes of each */
function heightsAfter(message: unknown, from: 'first' | 'nobody'): (number | undefined)[] {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(toEmbedCode(frame)) ?? []
  const frames: { contentWindow: object; height?: number }[] = [{ contentWindow: {} }, { contentWindow: {} }]
  const page = { querySelectorAll: () => frames }
  let listen: ((event: object) => void) | undefined
  const addEventListener = (_: string, listener: typeof listen) => {
    listen = listener
  }
  new Function('addEventListener', 'document', script)(addEventListener, page)
  listen?.({ data: message, source: from === 'first' ? frames[0]?.contentWindow : {} })
  return frames.map(({ height }) => height)
}

describe('the script beside a frame', () => {
  it.each([
    ['as high as it says', { embedHeightPx: 480 }, [480, undefined]],
    ['no higher than 9,999 pixels', { embedHeightPx: 1e9 }, [9999, undefined]],
    ['as it was where it says nothing', {}, [undefined, undefined]],
    ['as it was where it says no height', { embedHeightPx: 'none' }, [undefined, undefined]],
    ['as it was where it says less than nothing', { embedHeightPx: -1 }, [undefined, undefined]],
    ['as it was where it sends nothing', null, [undefined, undefined]],
  ])('makes it %s, and no other frame', (_, message, heights) => {
    expect(heightsAfter(message, 'first')).toEqual(heights)
  })

  it('heeds nobody else', () => {
    expect(heightsAfter({ embedHeightPx: 480 }, 'nobody')).toEqual([undefined, undefined])
  })
})

it('the code of a button is a link that opens by itself, with its words escaped', () => {
  const code = toButtonCode('https://site.example/c/a?b=1&c=2', 'Tickets & <more>')
  expect(code).toMatch(
    /^<a href="https:\/\/site\.example\/c\/a\?b=1&amp;c=2" target="_blank" rel="noopener" style="[^"<>]+">/,
  )
  expect(code).toMatch(/>Tickets &amp; &lt;more&gt;<\/a>$/)
})
