import { expect, it } from 'vitest'
import {
  findMissingProperties,
  googleLists,
  type ListedType,
} from '../../../src/tools/measure/audit-seo/structured-data/google-lists.ts'
import {
  findVocabularyProblems,
  readJsonLd,
} from '../../../src/tools/measure/audit-seo/structured-data/vocabulary.ts'
import { visit } from '../visit.ts'

/** One page of each kind that says what it is about; golden files have what each says. */
it.each([
  '/',
  '/about',
  '/contact',
  '/concerts',
  '/cities/moscow',
  '/venues/finomi',
  '/p/bangkok-second-evening',
  '/qa',
  '/qa/refunds',
  '/a/first-concert-with-a-child',
  '/categories/film',
  '/members/poluton',
  '/candlelight',
  '/hans-zimmer',
  '/c/hans-zimmer-samara-1',
])('%s has all that Google asks for, in words of the vocabulary', async (path) => {
  const things = readJsonLd(await (await visit(path)).text())
  const lacking = things.flatMap((thing) => {
    const list = googleLists[thing['@type'] as ListedType]
    return list ? findMissingProperties(thing, [...list.required, ...list.recommended]) : []
  })
  expect(things.length).toBeGreaterThan(0)
  expect([...things.flatMap((thing) => findVocabularyProblems(thing)), ...lacking]).toEqual([])
})
