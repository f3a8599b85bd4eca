import { expect, it } from 'vitest'
import { withoutTrailingText } from '../../src/http/trailing-text.ts'

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
  ['/c/slug%3C/a%3E', '/c/slug'],
  ['/c/slug%5D(https:/x', '/c/slug'],
  ['/c/slug’s', '/c/slug'],
  ['/c/slugна', '/c/slug'],
  ['/c/slug%E0%B8%AF', '/c/slug'],
  ['/c/slug%23tickets', '/c/slug'],
  ['/c/slug', undefined],
  ['/c/slug;a.css', undefined],
  ['/concerts%3Fa.css', undefined],
  ['/concerts%00.css', undefined],
  ['/concerts/%D0%BA%D0%BE', undefined],
  ['/%D0%BA%D0%BE', undefined],
  ['/%E0%A4%A', undefined],
  ['/)', '/'],
])('%s means %s', (path, meant) => {
  expect(withoutTrailingText(path)?.path).toBe(meant)
})

it.each([
  ['/c/slug&utm_source=vk', '?utm_source=vk'],
  ['/c/slug%3Futm_source%3Dvk%26utm_medium%3Dcpc', '?utm_source=vk&utm_medium=cpc'],
  ['/concerts&amp;city=kazan&amp;page=2', '?city=kazan&page=2'],
  ['/concerts%3Fq=%D1%85%D0%BE%D1%80', '?q=%D1%85%D0%BE%D1%80'],
  ['/c/slug%23tickets', ''],
  ['/c/slug).', ''],
  ['/c/slug&copy', ''],
])('%s is asked with «%s»', (path, search) => {
  expect(withoutTrailingText(path)?.search).toBe(search)
})
