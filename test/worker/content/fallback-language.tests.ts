import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, contentWith, fakeContent, goodConcert, noRedirects } from '../fake-content.ts'
import { reset } from '../reset.ts'
import { visit } from '../visit.ts'

const variables = { CONTENT_URL: contentUrl }
const inRussian = (attributes: Record<string, unknown>) => ({
  data: { attributes: { locale: 'ru', localizations: { data: [] }, ...attributes } },
})

/** A concert whose program, city and venue exist in Russian only. */
const russianConcert = {
  ...goodConcert,
  hall: 'Большой зал',
  city: inRussian({ slug: 'kazan', name: 'Казань', timeZone: 'Europe/Moscow' }),
  venue: inRussian({ slug: 'kamal', name: 'Театр имени Камала' }),
  venueDetail: inRussian({
    address: 'Улица Хади Такташа, 74',
    latitude: 55.7,
    longitude: 49.1,
    hall: [{ name: 'Большой зал', images: { data: [] } }],
  }),
  programDetail: inRussian({
    about: 'Музыка из фильмов о космосе',
    tracklists: [{ title: 'Первое отделение', tracks: [{ title: 'Время', composer: 'Ханс Циммер' }] }],
    performers: { data: [{ id: '1', ...inRussian({ slug: 'ivanov', fullName: 'Иван Иванов' }).data }] },
  }),
}

/** The answer for a single concert has no count, which lists need; the page's other lists report an error. */
const one = () =>
  Response.json({
    data: {
      concerts: { data: [{ id: '1', attributes: russianConcert }] },
      redirects: noRedirects,
    },
  })

/** Texts in Cyrillic letters outside all elements that are marked as Russian. */
async function unmarkedTexts(html: string): Promise<string[]> {
  const languages: string[] = []
  let isHidden = false
  const unmarked: string[] = []
  const rewriter = new HTMLRewriter()
    .on('body *', {
      element(element) {
        if (['script', 'template'].includes(element.tagName)) {
          isHidden = true
          element.onEndTag(() => {
            isHidden = false
          })
        }
        const language = element.getAttribute('lang')
        if (language === null) return
        languages.push(language)
        element.onEndTag(() => {
          languages.pop()
        })
      },
    })
    .on('body', {
      text({ text }) {
        if (/[а-яё]/i.test(text) && languages.at(-1) !== 'ru' && !isHidden) unmarked.push(text)
      },
    })
  await rewriter.transform(new Response(html)).text()
  return unmarked
}

beforeEach(async () => {
  await reset()
  forgetIsolateCache()
})

describe('Russian content on an English page', () => {
  it.each([
    ['/en/c/good-concert', one],
    ['/en/c/good-concert/tickets', one],
    ['/en/concerts', contentWith([russianConcert])],
    ['/en', contentWith([russianConcert])],
  ])('is marked as Russian on %s', async (path, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(answer)
    const response = await visit(path, { variables })
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Музыка Ханса Циммера')
    expect(await unmarkedTexts(html)).toEqual([])
  })
})
