import { expect, it } from 'vitest'
import { withoutTrailingPunctuation } from '../../src/http/trailing-punctuation.ts'

it.each([
  ['/c/slug).', '/c/slug'],
  ['/c/slug,', '/c/slug'],
  ['/c/slug»', '/c/slug'],
  ['/c/slug%C2%BB', '/c/slug'],
  ['/c/slug%22', '/c/slug'],
  ['/c/slug%22%3E', '/c/slug'],
  ['/c/slug&gt;', '/c/slug'],
  ['/c/slug&quot', '/c/slug'],
  ['/c/slug&#39;).', '/c/slug'],
  ['/c/slug%E2%80%A6', '/c/slug'],
  ['/c/slug%20', '/c/slug'],
  ['/c/slug%E2%80%8B', '/c/slug'],
  ['/c/slug%E3%80%82', '/c/slug'],
  ['/c/slug**', '/c/slug'],
  ['/concerts).', '/concerts'],
  ['/concerts);', '/concerts'],
  ['/c/slug', undefined],
  ['/%D0%BA%D0%BE', undefined],
  ['/%E0%A4%A', undefined],
  ['/)', '/'],
])('%s means %s', (path, meant) => {
  expect(withoutTrailingPunctuation(path)).toBe(meant)
})
