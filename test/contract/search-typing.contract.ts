import { beforeAll, describe, expect, it } from 'vitest'
import { checkRequest } from '../../src/search/request.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'
import { type SearchAnswer, type SearchIndex, searchIndexes } from '../../src/shared/search.ts'
import type { OpenSearch } from './search.contract.ts'

/**
 * What every search service must understand: misspelt words, other keyboard layouts, and searches that aren't about a
 * concert.
 */
export function describeTyping(name: string, open: () => Promise<OpenSearch>): void {
  describe(name, () => {
    let opened: OpenSearch
    beforeAll(async () => {
      opened = await open()
    }, 120_000)

    const ask = (
      indexes: readonly SearchIndex[],
      q: string,
      { locale = 'ru', asTyped = false }: { locale?: Locale; asTyped?: boolean } = {},
    ): Promise<SearchAnswer> =>
      opened.service.search(
        checkRequest({ locale, asTyped, queries: indexes.map((indexUid) => ({ indexUid, q })) }, allLocales),
      )
    const first = async (index: SearchIndex, q: string, locale: Locale = 'ru') =>
      (await ask([index], q, { locale })).results[0]?.hits[0]?.slug
    const answersTo = async (q: string, locale: Locale = 'ru') =>
      (await ask(searchIndexes, q, { locale })).answers?.map(({ kind, slug }) => `${kind}:${slug}`)

    describe('what looks alike finds the same', () => {
      it.each([
        ['a soft hyphen', 'city', 'Ка\u00adзань', 'kazan'],
        ['a zero-width space', 'city', '\u200bказань\u200b', 'kazan'],
        ['marks of direction', 'city', '\u200fказань\u200e', 'kazan'],
        ['й composed of two', 'city', 'Нижни\u0439 Новгород'.normalize('NFD'), 'nizhny-novgorod'],
        ['full-width letters', 'program', 'ｚｉｍｍｅｒ', 'hans-zimmer'],
        ['a ligature', 'program', 'ﬁnal fantasy', 'final-fantasy'],
        ['a Latin letter among Cyrillic ones', 'city', 'кaзань', 'kazan'],
        ['quotation marks', 'program', '„Евангелион“', 'evangelion'],
        ['a no-break hyphen', 'city', 'ростов‑на‑дону', 'rostov-on-don'],
        ['an accent', 'program', 'Amélie', 'minimalists'],
        ['no accent', 'program', 'amelie', 'minimalists'],
        ['tags', 'program', '<b>наруто</b>', 'naruto'],
      ] as const)('with %s', async (_what, index, q, slug) => {
        expect(await first(index, q)).toBe(slug)
      })

      it('with two SARA E for SARA AE', async () => {
        expect(await first('program', 'เเฮร์รี่ พอตเตอร์', 'th')).toBe('harry-potter')
      })
    })

    describe('half a name in Thai', () => {
      it.each([
        ['program', 'ซิมเม', 'hans-zimmer'],
        ['program', 'พอตเต', 'harry-potter'],
        ['program', 'อีวานเกเลี', 'evangelion'],
        ['program', 'ฮันส์ซิมเมอร์', 'hans-zimmer'],
        ['program', 'ไฟนอลแฟน', 'final-fantasy'],
        ['city', 'กรุงเท', 'bangkok'],
        ['city', 'เชียงให', 'chiang-mai'],
      ] as const)('finds the %s: «%s»', async (index, q, slug) => {
        expect(await first(index, q, 'th')).toBe(slug)
      })
    })

    describe('the same keys in another layout', () => {
      it.each([
        ['rfpfym', 'казань', 'city', 'kazan', 'ru'],
        ['[fyc wbvvth', 'ханс циммер', 'program', 'hans-zimmer', 'ru'],
        ['тфкгещ', 'naruto', 'program', 'naruto', 'en'],
        ['ผรททำพ', 'zimmer', 'program', 'hans-zimmer', 'th'],
        ['oki^F9t', 'นารูโตะ', 'program', 'naruto', 'th'],
      ] as const)('are found: «%s» is «%s»', async (q, instead, index, slug, locale) => {
        const answer = await ask([index], q, { locale })
        expect(answer.instead).toBe(instead)
        expect(answer.results[0]?.hits[0]?.slug).toBe(slug)
      })

      it('aren’t tried where somebody means what is typed', async () => {
        const answer = await ask(['city'], 'rfpfym', { asTyped: true })
        expect(answer).toEqual({ results: [expect.objectContaining({ hits: [] })] })
      })
    })

    describe('what isn’t about a concert is answered', () => {
      it.each([
        ['возврат', 'ru', 'question:refunds'],
        ['вернуть деньги', 'ru', 'question:refunds'],
        ['парковка', 'ru', 'question:parking'],
        ['6 лет', 'ru', 'question:children'],
        ['бесплатно', 'ru', 'question:discounts'],
        ['гардероб зарядье', 'ru', 'venue:zaryadye'],
        ['что надеть', 'ru', 'question:dress-code'],
        ['контакты', 'ru', 'page:contact'],
        ['соколова', 'ru', 'member:anna-sokolova'],
        ['refund', 'en', 'question:refunds'],
        ['parking zaryadye', 'en', 'venue:zaryadye'],
        ['kids', 'en', 'question:children'],
        ['dress code', 'en', 'question:dress-code'],
        ['คืนเงิน', 'th', 'question:refunds'],
        ['ที่จอดรถ', 'th', 'question:parking'],
        ['djpdhfn', 'ru', 'question:refunds'],
      ] as const)('«%s» in %s by %s', async (q, locale, answer) => {
        expect(await answersTo(q, locale)).toContain(answer)
      })

      it('in the language of the request', async () => {
        const { answers } = await ask(searchIndexes, 'refund', { locale: 'en' })
        expect(answers?.[0]).toMatchObject({
          title: 'Can I\u00a0return a\u00a0ticket?',
          text: expect.any(String),
        })
      })

      it.each(['циммер', 'казань', 'ыщщщщ', '!!!', ''])('and «%s» isn’t', async (q) => {
        expect(await answersTo(q)).toBeUndefined()
      })
    })

    describe('words of a list of concerts', () => {
      it.each(['циммер', 'казань', 'лотр', 'звёздные'])('find what a search finds: «%s»', async (q) => {
        const found = await opened.service.findConcerts(q, 'ru')
        const { results } = await opened.service.search(
          checkRequest({ locale: 'ru', queries: [{ indexUid: 'concert', q, hitsPerPage: 20 }] }, allLocales),
        )
        const slugs = results[0]?.hits.map(({ slug }) => slug) ?? []
        expect(slugs.filter((slug) => !found?.slugs.has(slug))).toEqual([])
        expect(found?.slugs.size).toBeGreaterThanOrEqual(slugs.length)
        expect(slugs.length).toBeGreaterThan(0)
      })

      it('name places of what is over, word by word', async () => {
        const places = await opened.service.findPlaces('циммера в казани', 'ru')
        expect(places).toHaveLength(2)
        expect(places?.[0]?.programs).toContain('hans-zimmer')
        expect(places?.[1]?.cities).toEqual(['kazan'])
        expect(await opened.service.findPlaces('ыщщщщ', 'ru')).toBeUndefined()
      })

      it.each(['', ' ', '\u200b\u00ad'])('that are none are none: %j', async (q) => {
        expect(await opened.service.findConcerts(q, 'ru')).toBeUndefined()
      })
    })
  })
}
