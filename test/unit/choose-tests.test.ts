import { describe, expect, it } from 'vitest'
import { chooseTests, findTestFiles } from '../check/choose-tests.ts'

describe('of this repository', () => {
  const own = findTestFiles()

  it.each(['votes', 'search', 'desk', 'accounts', 'forms'])('%s has tests on three levels', (area) => {
    const { 'test:unit': unit, 'test:worker': worker, 'test:browser': browser } = chooseTests([area], own)
    expect([unit, worker, browser]).not.toContain(undefined)
  })

  it('every file of tests that needs no other service can be run alone', () => {
    const without = own.filter(
      ({ path }) => Object.keys(chooseTests([path], own)).length === 0 && !path.startsWith('test/contract/'),
    )
    expect(without).toEqual([])
  })
})
