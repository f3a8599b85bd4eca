import { expect, it } from 'vitest'
import { toEmbedCode, toFrameCode } from '../../src/features/partners/embed-code.ts'

const frame = { address: 'https://site.example/embed/a?b=1&c=2', kind: 'city', title: 'Concerts' } as const

it('the code of a frame escapes what it is given', () => {
  const code = toFrameCode({ ...frame, title: '"><script>alert(1)</script>' })
  expect(code).toContain('src="https://site.example/embed/a?b=1&amp;c=2"')
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})

it('the code for a page is the frame and a script of its own', () => {
  const code = toEmbedCode(frame)
  expect(code).toContain(toFrameCode(frame))
  expect(code.length - toFrameCode(frame).length).toBeLessThan(300)
})
