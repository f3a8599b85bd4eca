import { describe, expect, it } from 'vitest'
import { siteBindings } from '../../src/config/bindings.ts'
import { badDays } from '../../src/tools/measure/faults/content/bad-days.ts'
import { contentFailures } from '../../src/tools/measure/faults/faulty-content.ts'
import { pageFailures } from '../../src/tools/measure/faults/page-failures.ts'
import { platformParts } from '../../src/tools/measure/faults/platform-parts.ts'
import { isStoreCostLow } from '../../src/tools/measure/faults/store-cost.ts'

const names = [...badDays, ...pageFailures].map(({ name }) => name)

describe('the table of faults', () => {
  it.each(platformParts.map(({ name }) => name))(
    'has a row in which %s fails, and one in which it is slow',
    (part) => {
      expect(names).toEqual(expect.arrayContaining([`${part} fails`, `${part} is slow (20 s)`]))
    },
  )

  it('leaves out no binding of the site', () => {
    const troubled = new Set(platformParts.flatMap(({ calls }) => calls.map((call) => call.split('.')[0])))
    expect(Object.keys(siteBindings).filter((name) => !troubled.has(name))).toEqual([])
  })

  it.each(Object.entries(contentFailures).filter(([fault]) => fault !== 'none'))(
    'has a row in which an editor saves while Strapi fails: %s',
    (_fault, words) => {
      expect(names).toContain(`Strapi ${words} while an entry is saved`)
    },
  )

  it('has no row twice', () => {
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a slow store', () => {
  it.each([
    ['that costs nothing', 0, 0, true],
    ['that costs a page its limit', 20, 310, true],
    ['that is waited for though a copy is in memory', 300, 300, false],
    ['that is waited for twice', 0, 620, false],
  ])('%s', (_name, inMemoryMs, missingMs, isCheap) => {
    expect(isStoreCostLow({ inMemoryMs, missingMs })).toBe(isCheap)
  })
})
