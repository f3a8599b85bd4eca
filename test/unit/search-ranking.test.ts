import { describe, expect, it } from 'vitest'
import { rank } from '../../src/search/ranking.ts'
import { createFinder } from '../../src/search/readings.ts'
import { loadRuns } from '../../src/search/runs.ts'
import { loadTerms, makeTerms, readTermKind } from '../../src/search/terms.ts'

const program = (slug: string, name: string, more: { works?: string[]; about?: string } = {}) => ({
  slug,
  name,
  otherNames: [],
  collections: [],
  performers: [],
  people: [],
  works: more.works ?? [],
  about: more.about ?? '',
})

/** Slugs of the programs that have a word, best first. */
function found(word: { text: string; isPrefix: boolean }, ...programs: ReturnType<typeof program>[]) {
  const { terms, runs } = makeTerms({ programs, concerts: [], cities: [], venues: [], posts: [], help: [] })
  const finder = createFinder(loadTerms(terms), loadRuns(runs, readTermKind))
  const candidates = programs.map(({ slug }, at) => ({ slug, sources: [`program:${at}`] }))
  return rank(finder, 'program', [word], candidates)
    .sort((one, other) => one.tier - other.tier || other.score - one.score)
    .map(({ candidate }) => candidate.slug)
}

describe('of what was found', () => {
  it('a whole word comes before its beginning, even where that is rarer and stands more often', () => {
    const often = program('often', 'Киномузыка Киноконцерт Кинозал')
    const whole = Array.from({ length: 12 }, (_, number) => program(`whole-${number}`, `Кино ${number}`))
    expect(found({ text: 'кино', isPrefix: true }, often, ...whole).at(-1)).toBe('often')
  })

  it('a name comes before the pieces, and the pieces before the text', () => {
    const inText = program('text', 'Вечер', { about: 'Дюна, Дюна, Дюна' })
    const inWorks = program('works', 'Ночь', { works: ['Дюна', 'Дюна II'] })
    const inName = program('name', 'Музыка к фильмам, и среди них не последняя Дюна')
    expect(found({ text: 'дюна', isPrefix: false }, inText, inWorks, inName)).toEqual([
      'name',
      'works',
      'text',
    ])
  })

  it('a typo counts where no entry has all the words that the letters would be', () => {
    const programs = [program('mia', 'Mia'), program('zaki', 'Zaki'), program('miyazaki', 'Miyazaki')]
    expect(found({ text: 'miazaki', isPrefix: true }, ...programs)).toEqual(['miyazaki'])
    expect(found({ text: 'miazaki', isPrefix: true }, ...programs, program('both', 'Mia Zaki'))).toEqual([
      'both',
    ])
  })

  it('the beginning of a name comes before a whole word of the text', () => {
    const inText = program('text', 'Вечер', { about: 'Кино' })
    const inName = program('name', 'Киномузыка')
    expect(found({ text: 'кино', isPrefix: true }, inText, inName)).toEqual(['name', 'text'])
  })
})

describe('a typo is forgiven', () => {
  it('where nothing has the word as it was typed', () => {
    expect(found({ text: 'цимер', isPrefix: false }, program('zimmer', 'Музыка Циммера'))).toEqual(['zimmer'])
  })

  it('and not where something has it', () => {
    const programs = [program('omsk', 'Омские вечера'), program('tomsk', 'Томские вечера')]
    expect(found({ text: 'томские', isPrefix: false }, ...programs)).toEqual(['tomsk'])
  })
})
