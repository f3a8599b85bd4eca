import { expect, it } from 'vitest'
import { isAuthorized } from '../../src/http/is-authorized.ts'

it.each([
  ['Bearer a secret', 'a secret', true],
  ['Bearer a secret ', 'a secret', false],
  ['Bearer a secre', 'a secret', false],
  ['Bearer A secret', 'a secret', false],
  ['bearer a secret', 'a secret', false],
  ['a secret', 'a secret', false],
  ['Basic a secret', 'a secret', false],
  ['', 'a secret', false],
  [undefined, 'a secret', false],
  ['Bearer ', '', false],
  ['Bearer ', undefined, false],
  ['Bearer undefined', undefined, false],
])('«%s» is authorized by %j: %s', async (header, secret, isIt) => {
  expect(await isAuthorized(header, secret)).toBe(isIt)
})
