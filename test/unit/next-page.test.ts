import { expect, it } from 'vitest'
import { toNextPage } from '../../src/shared/next-page.ts'

it.each([
  ['/account', '/account'],
  ['/en/concerts?city=kazan', '/en/concerts?city=kazan'],
  ['/a/../account', '/account'],
  ['account', undefined],
  ['https://evil.example/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/%2e//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('whoever signs in goes on to a page of this site: «%s» is %s', (next, page) => {
  expect(toNextPage(next)).toBe(page)
})
