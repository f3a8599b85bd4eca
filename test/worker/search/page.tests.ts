import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, contentWith, fakeContent, goodConcert } from '../fake-content.ts'
import { origin, publishNow, visit } from '../visit.ts'

/** The first search evaluates the demo's content service and makes the index; on a busy machine that takes a while. */
beforeAll(async () => {
  await visit('/search')
}, 60_000)
beforeEach(forgetIsolateCache)

const htmlOf = async (path: string, visitor: Parameters<typeof visit>[1] = {}) => {
  const response = await visit(path, visitor)
  expect(response.status).toBe(200)
  return response.text()
}
const search = (parameters: Record<string, string>, locale = '') =>
  htmlOf(`${locale}/search?${new URLSearchParams(parameters)}`)

describe('the search page', () => {
  it('shows what everybody sees first when nothing was asked for', async () => {
    const html = await htmlOf('/search')
    for (const kind of ['concert', 'program', 'city', 'venue', 'post'])
      expect(html).toContain(`finds-${kind}`)
  })

  it('stays out of search engines, and has one address', async () => {
    const html = await search({ q: 'москва', index: 'concert', page: '2' })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${origin}/search"/>`)
  })

  it.each(['Алма-Ата', 'Казань, Россия', 'г. Казань'])('finds a city by «%s»', async (q) => {
    expect(await search({ q })).toMatch(/href="\/cities\/(almaty|kazan)"/)
    const cities = await (await visit(`/api/cities?locale=ru&query=${encodeURIComponent(q)}`)).text()
    expect(cities).toMatch(/"slug":"(almaty|kazan)"/)
    expect(await htmlOf(`/concerts?q=${encodeURIComponent(q)}`)).toMatch(
      /href="\/c\/[\w-]+-(almaty|kazan)-\d/,
    )
  })

  it('keeps the search text in its field', async () => {
    expect(await search({ q: 'циммер' })).toMatch(/<input type="search"[^>]* value="циммер"/)
  })

  it('tells a concert in one sentence', async () => {
    const html = await search({ q: 'циммер', index: 'concert' })
    expect(html.replace(/<\/?b>/g, '')).toMatch(
      /Концерт «Музыка кино — Музыка Ханса Циммера» в исполнении симфонического оркестра «Полутон», .* в [А-Я]/,
    )
    expect(html).toMatch(
      /<time dateTime="\d{4}-\d\d-\d\dT\d\d:\d\d"><b>\d\d\.\d\d<\/b>\d{4}, \d\d:\d\d<\/time>/,
    )
  })

  it('leads to the concert and to its tickets', async () => {
    const html = await search({ q: 'циммер', index: 'concert' })
    expect(html).toMatch(/href="\/c\/hans-zimmer-[^"]+" aria-label="Подробнее: Концерт/)
    expect(html).toMatch(/<(a|span) class="buy[ "]/)
  })

  it('counts the concerts of a city', async () => {
    expect(await search({ q: 'казань', index: 'city' })).toMatch(/<p>\d+ концерт/)
  })

  it('has a tab for each kind, and keeps the search text in them', async () => {
    const html = await search({ q: 'казань', index: 'venue' })
    const text = encodeURIComponent('казань')
    expect(html).toContain(`href="/search?q=${text}" `.trim())
    expect(html).toContain(`href="/search?q=${text}&amp;index=venue" aria-current="page"`)
  })

  it('has its pages counted and linked', async () => {
    const html = await search({ index: 'concert', page: '2' })
    expect(html).toMatch(/<span>2\/\d+<\/span>/)
    expect(html).toContain('rel="prev" href="/search?index=concert"')
    expect(html).toContain('rel="next" href="/search?index=concert&amp;page=3"')
  })

  it('says that nothing was found and what to do next', async () => {
    const html = await search({ q: 'ыщщщщ' })
    expect(html).toContain('По запросу «ыщщщщ» ничего не найдено')
    expect(html).toContain('href="/concerts"')
  })

  it('offers what parts of a search find, and says what was left out', async () => {
    const html = await search({ q: 'циммер ыщщщщ' })
    expect(html).toContain('Полного совпадения нет. Вот что нашлось по частям запроса.')
    expect(html).toMatch(/<h2>«циммер» <span>без «ыщщщщ»<\/span><\/h2>/)
    expect(html).toContain('finds-concert')
    expect(html).not.toContain('Проверьте, нет ли опечаток')
  })

  it('answers a question above the concerts, with a way to all of it', async () => {
    const html = await search({ q: 'парковка' })
    expect(html).toContain('<h2>Ответы</h2>')
    expect(html).toContain('href="/qa/parking"')
    expect(html).toMatch(/href="\/venues\/[a-z-]+"[^>]*>Парковка: /)
    expect(html).not.toContain('ничего не найдено')
  })

  it.each([
    ['/en', 'refund', 'href="/en/qa/refunds"'],
    ['/th', 'คืนเงิน', 'href="/th/qa/refunds"'],
    ['/en', 'contact', 'href="/en/contact"'],
    ['', 'соколова', 'href="/members/anna-sokolova"'],
  ])('answers in %s: «%s»', async (locale, q, link) => {
    expect(await search({ q }, locale)).toContain(link)
  })

  it('says which keys it took for others, and leads to what was typed', async () => {
    const html = await search({ q: 'rfpfym' })
    expect(html).toContain('Показаны результаты для «казань».')
    expect(html).toMatch(/<a href="\/search\?q=rfpfym&amp;as=typed"[^>]*>Искать «rfpfym»<\/a>/)
    expect(html).toMatch(/<input type="search"[^>]* value="rfpfym"/)
  })

  it('searches for what was typed where one means it', async () => {
    expect(await search({ q: 'rfpfym', as: 'typed' })).toContain('По запросу «rfpfym» ничего не найдено')
  })

  it('shows the days that it understood, and takes them off by a link', async () => {
    const html = await search({ q: 'циммер в декабре 2099', index: 'concert' })
    expect(html).toMatch(
      /<a href="\/search\?q=%D1%86[^"&]*&amp;index=concert"[^>]* aria-label="Убрать: Декабрь 2099"/,
    )
    expect(html).toMatch(/<h2>«циммер» <span>без «в декабре 2099»<\/span><\/h2>/)
  })

  it.each([
    ['/en', 'zimmer in december 2099', 'aria-label="Remove: December 2099"', 'without “in december 2099”'],
    ['/th', 'ธันวาคม 2642', 'aria-label="นำออก: ธันวาคม 2642"', 'ไม่มีคอนเสิร์ตในวันดังกล่าว'],
  ])('understands days in %s', async (locale, q, chip, leftOut) => {
    const html = await search({ q }, locale)
    expect(html).toContain(chip)
    expect(html).toContain(leftOut)
  })

  it('shows what was typed as text', async () => {
    const html = await search({ q: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  it.each([
    { index: 'users' } as Record<string, string>,
    { page: '600', q: 'казань' },
    { page: '-1' },
    { page: '1e9' },
    { q: 'x'.repeat(500) },
    { q: '\u0000' },
    { q: '\ud800' },
  ])('is shown for odd parameters as %.40j', async (parameters) => {
    expect(await search(parameters)).toContain('<h1>Поиск</h1>')
  })

  it.each([
    ['/en', 'Concert “'],
    ['/th', 'คอนเสิร์ต “'],
  ])('speaks the language of %s', async (locale, sentence) => {
    expect(await search({ q: 'zimmer', index: 'concert' }, locale)).toContain(sentence)
  })

  it('finds what is published while the content service is down', async () => {
    const variables = { CONTENT_URL: contentUrl }
    const content = fakeContent(contentWith([goodConcert]))
    await publishNow(variables)
    content.answer(() => Promise.reject(new TypeError('connection refused')))
    expect(await htmlOf('/search?q=Циммер', { variables })).toContain('href="/c/good-concert"')
  })
})

describe('ways to the search page', () => {
  it('lead from the header and from the 404 page', async () => {
    const html = await (await visit('/no-such-page')).text()
    expect(html).toContain('class="search-form" action="/search"')
    expect(html).toMatch(/<a class="top-icon" href="\/search"/)
  })
})
