import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { helpSchemas, toHelpEntries } from '../../src/search/catalogue/help.ts'
import { programSchemas } from '../../src/search/catalogue/programs.ts'
import type { Locale } from '../../src/shared/locales.ts'

const schemas = { ...helpSchemas, member: programSchemas.member }
type Given = Partial<Record<keyof typeof schemas, object[]>>

/** What is found of an entry in Russian and in English. */
async function helpOf(content: Given) {
  const entries = {
    'qa-entry': z.array(schemas['qa-entry']).parse(content['qa-entry'] ?? []),
    page: z.array(schemas.page).parse(content.page ?? []),
    series: z.array(schemas.series).parse(content.series ?? []),
    article: z.array(schemas.article).parse(content.article ?? []),
    member: z.array(schemas.member).parse(content.member ?? []),
  }
  const find = async (locale: Locale) =>
    (await toHelpEntries(entries, { locale, mediaUrl: () => undefined, embedHosts: [] }))[0]
  return { ru: await find('ru'), en: await find('en') }
}
const english = (fields: object) => [{ locale: 'en', ...fields }]

it('a question shows the beginning of its answer, and is found by it', async () => {
  const question = { locale: 'ru', slug: 'seats', question: 'Где сидеть?', answer: '**Где**  хотите' }
  expect(await helpOf({ 'qa-entry': [question] })).toEqual({
    ru: {
      kind: 'question',
      slug: 'seats',
      title: 'Где сидеть?',
      keywords: ['Где сидеть?'],
      body: 'Где хотите',
      text: 'Где хотите',
    },
    en: expect.objectContaining({ title: 'Где сидеть?', lang: 'ru' }),
  })
})

it('a page shows its description, and is found by all that it says, without tags and addresses', async () => {
  const page = {
    locale: 'ru',
    slug: 'history',
    title: 'История',
    seo: { metaDescription: 'С  1998 года' },
    blocks: [{ body: '<p>Первый [концерт](https://x.example)</p>' }, {}, { body: 'Второй' }],
    localizations: english({ slug: 'history', title: 'History' }),
  }
  expect(await helpOf({ page: [page] })).toEqual({
    ru: {
      kind: 'page',
      slug: 'history',
      title: 'История',
      keywords: ['История', 'History'],
      body: 'С  1998 года\n Первый [концерт]  \nВторой',
      text: 'С 1998 года',
    },
    en: { kind: 'page', slug: 'history', title: 'History', keywords: ['История', 'History'] },
  })
})

it('an article shows its summary', async () => {
  const article = { locale: 'ru', slug: 'tour', title: 'Турне', summary: 'По Волге' }
  expect((await helpOf({ article: [article] })).ru).toEqual({
    kind: 'article',
    slug: 'tour',
    title: 'Турне',
    keywords: ['Турне'],
    body: 'По\u00a0Волге',
    text: 'По Волге',
  })
})

it('a member shows what they play in the language of the page, and is found in any case and language', async () => {
  const member = {
    locale: 'ru',
    slug: 'anna',
    fullName: 'Анна',
    fullNameGenitive: 'Анны',
    artistType: { locale: 'ru', name: 'скрипка', localizations: english({ name: 'violin' }) },
    localizations: english({ slug: 'anna', fullName: 'Anna' }),
  }
  const keywords = ['Анна', 'Anna', 'Анны', 'скрипка', 'violin']
  expect(await helpOf({ member: [member] })).toEqual({
    ru: { kind: 'member', slug: 'anna', title: 'Анна', keywords, text: 'скрипка' },
    en: { kind: 'member', slug: 'anna', title: 'Anna', keywords, text: 'violin' },
  })
})

it('a text is shown to 200 characters, and searched whole', async () => {
  const article = { locale: 'ru', slug: 'tour', title: 'Турне', summary: 'Волга '.repeat(100) }
  const { ru } = await helpOf({ article: [article] })
  expect([ru?.text, ru?.body?.length]).toEqual([`${'Волга '.repeat(33).trim()}…`, 600])
})
