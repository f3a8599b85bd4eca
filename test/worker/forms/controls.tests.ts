import { describe, expect, it } from 'vitest'
import { toSlug } from '../concert-slugs.ts'
import { visit } from '../visit.ts'

const read = async (path: string, city?: string) =>
  (await visit(path, city ? { headers: { cookie: `tutti_city=${city}` } } : {})).text()

/** The header's own button: its text and its address. */
const buttonOf = (html: string) => {
  const [, href, words] = /<header.*?<a class="button" href="([^"]*)">([^<]*)</.exec(html) ?? []
  return { href, words }
}

describe('the ticket page of a concert without tickets', () => {
  it('has other concerts with tickets', async () => {
    const html = await read(`/c/${await toSlug('span.buy')}/tickets`)
    expect(html).toMatch(/<ol class="stubs"[^>]*>.*<a class="buy"/)
  })
})

describe('the button of the header', () => {
  it('leads from a concert to its tickets', async () => {
    const slug = await toSlug('a.buy')
    expect(buttonOf(await read(`/c/${slug}`))).toEqual({ href: `/c/${slug}/tickets`, words: 'Билеты' })
  })

  it('leads to other concerts where no tickets can be bought', async () => {
    const slug = await toSlug('span.buy')
    expect(buttonOf(await read(`/c/${slug}`))).toEqual({ href: '/concerts', words: 'Билеты' })
  })

  it('leads from the list of concerts to the page of the visitor’s city', async () => {
    expect(buttonOf(await read('/concerts', 'kazan'))).toEqual({ href: '/cities/kazan', words: 'Билеты' })
  })

  it.each(
    [
      '/',
      '/concerts',
      '/concerts?city=all',
      '/hans-zimmer',
      '/nino-rota',
      '/songs-of-the-north',
      '/cities/tver',
      '/cities/moscow',
    ].concat('/venues/finomi'),
  )('leads on %s to the concerts further down', async (path) => {
    const html = await read(path)
    expect(buttonOf(html).href).toBe('#concerts')
    expect(html).toContain(' id="concerts"')
  })

  it.each(['/gift-certificates', '/studio-album', '/members/poluton'])(
    'leads on %s, which has no concerts, to those of the site',
    async (path) => {
      expect(buttonOf(await read(path)).href).toBe('/concerts')
    },
  )
})

it('the map of a city leads to the halls that stand under it', async () => {
  const html = await read('/cities/moscow')
  const halls = [...html.matchAll(/href="#(venue-[\w-]+)"/g)].map(([, id]) => id)
  expect(halls.length).toBeGreaterThan(5)
  expect(halls.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
})

describe('the list of concerts', () => {
  const headingOf = (html: string) => /<h1>.*?<\/h1>(?:<a href="[^"]*">[^<]*<\/a>)?/.exec(html)?.[0]

  it('says that it is of the visitor’s city, and leads to all cities', async () => {
    expect(headingOf(await read('/concerts', 'moscow'))).toBe(
      '<h1>Концерты в Москве</h1><a href="/concerts?city=all">Все города</a>',
    )
  })

  it('keeps what else was chosen on the way to all cities, but for the page', async () => {
    expect(headingOf(await read('/en/concerts?city=moscow&available=1&page=1'))).toBe(
      '<h1>Concerts in Moscow</h1><a href="/en/concerts?city=all&amp;available=1">All cities</a>',
    )
  })

  it('says of which city its past concerts are', async () => {
    expect(headingOf(await read('/concerts?past=1', 'moscow'))).toBe(
      '<h1>Прошедшие концерты в Москве</h1><a href="/concerts?city=all&amp;past=1">Все города</a>',
    )
  })

  it.each(['/concerts?city=all', '/concerts'])('of all cities says nothing of one: %s', async (path) => {
    expect(headingOf(await read(path))).toBe('<h1>Концерты</h1>')
  })
})

describe('a link in a new tab', () => {
  it.each([
    ['/concerts?city=all', 'Откроется в новой вкладке'],
    ['/en/concerts?city=all', 'Opens in a new tab'],
    ['/th/concerts?city=all', 'เปิดในแท็บใหม่'],
    ['/cities/kazan', 'Откроется в новой вкладке'],
    ['/hans-zimmer', 'Откроется в новой вкладке'],
  ])('says so in words: %s', async (path, words) => {
    const html = await read(path)
    const links = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.includes(' aria-describedby="new-tab"'))).toEqual([])
    expect(html).toContain(`<p id="new-tab" hidden="">${words}</p>`)
  })
})
