import { describe, expect, it } from 'vitest'
import { replaceModuleNames, shortenModuleNames } from '../../src/tools/build/build-worker.ts'

const built = [
  'index.js',
  'part-account-AAAAAAAA.js',
  'part-account-BBBBBBBB.js',
  'part-chunk-CCCCCCCC.js',
  'part-find-sent-DDDDDDDD.js',
]
const names = shortenModuleNames(built)

describe('parts of the Worker', () => {
  it('have short names, each its own', () => {
    expect([...names.values()]).toEqual(['part-account.js', 'part-account-2.js', '1.js', 'part-find-sent.js'])
  })

  it('are imported by them', () => {
    const text = 'import"./part-chunk-CCCCCCCC.js";import("./part-find-sent-DDDDDDDD.js")'
    expect(replaceModuleNames(text, names)).toBe('import"./1.js";import("./part-find-sent.js")')
  })

  it('leave every other text as it is', () => {
    expect(replaceModuleNames('"part-of-a-whole-ABCDEFGH.js"', names)).toBe('"part-of-a-whole-ABCDEFGH.js"')
  })
})
