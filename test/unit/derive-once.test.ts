import { expect, it } from 'vitest'
import { deriveOnce } from '../../src/shared/derive-once.ts'

it('derives a value once for each object, also where the value is undefined', () => {
  const seen: object[] = []
  const derive = deriveOnce((source: { value?: object }) => {
    seen.push(source)
    return source.value
  })
  const [one, other] = [{ value: {} }, {}]
  expect([derive(one), derive(other), derive(one), derive(other)]).toEqual([{}, undefined, {}, undefined])
  expect(derive(one)).toBe(derive(one))
  expect(seen).toEqual([one, other])
})
