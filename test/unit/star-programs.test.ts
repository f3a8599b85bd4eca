import { describe, expect, it } from 'vitest'
import { chooseStarProgram, type StarProgram } from '../../src/content/programs/star-programs.ts'
import { programSigns } from '../../src/demo/content/program-signs.ts'
import { programs } from '../../src/demo/content/programs.ts'
import { zodiacSigns } from '../../src/shared/zodiac.ts'

const program = (slug: string, sign?: StarProgram['sign']): StarProgram => ({
  ...(sign ? { sign } : {}),
  program: { slug, name: slug, collections: [] },
})
const chosen = (among: StarProgram[], sign: (typeof zodiacSigns)[number]) =>
  chooseStarProgram(among, sign)?.slug

describe('the program of a sign', () => {
  it('is the first that an editor has chosen for it', () => {
    expect(chosen([program('a'), program('b', 'leo'), program('c', 'leo')], 'leo')).toBe('b')
  })

  it('is no other sign’s own, where nobody has chosen one', () => {
    expect(zodiacSigns.slice(1).map((sign) => chosen([program('a', 'aries'), program('b')], sign))).toEqual(
      Array(11).fill('b'),
    )
  })

  it('is another for each sign, where there are twelve and nobody has chosen any', () => {
    const twelve = zodiacSigns.map((_, index) => program(`p${index}`))
    expect(new Set(zodiacSigns.map((sign) => chosen(twelve, sign))).size).toBe(12)
  })

  it('is there for every sign, where all programs are others’ own', () => {
    expect(chosen([program('a', 'aries'), program('b', 'taurus')], 'pisces')).toBeDefined()
  })

  it('is none where there is no program', () => {
    expect(chosen([], 'leo')).toBeUndefined()
  })
})

describe('the demo', () => {
  it('has a program for each sign', () => {
    expect(Object.values(programSigns).toSorted()).toEqual(zodiacSigns.toSorted())
  })

  it('has all of these programs', () => {
    const slugs = programs.map(({ slug }) => slug)
    expect(Object.keys(programSigns).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})
