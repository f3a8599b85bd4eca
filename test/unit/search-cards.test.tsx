import { describe, expect, it } from 'vitest'
import type { SearchHits, SearchIndex, SearchResult } from '../../src/shared/search.ts'
import { SearchCards } from '../../src/ui/shared/search-cards.tsx'
import { pageOf } from './start-page.tsx'

const concert: SearchHits['concert'] = {
  slug: 'zimmer-kazan',
  date: '2027-03-09',
  time: '19:00',
  program: 'Музыка Ханса Циммера',
  performers: [],
  ticket: { state: 'buy', href: '/c/zimmer-kazan/tickets' },
}

/** What the search page has, and the popup too: both draw these. */
async function draw<Index extends SearchIndex>(indexUid: Index, hit: SearchHits[Index]) {
  // The hit is the index's own; TypeScript can't follow that through the type parameter.
  const result = { indexUid, hits: [hit], page: 1, totalPages: 1, hitsPerPage: 4 } as unknown as SearchResult
  return (await pageOf(<SearchCards result={result} locale="ru" />)).html
}

const withTicket = (ticket: SearchHits['concert']['ticket']) => draw('concert', { ...concert, ticket })

describe('a concert among the results', () => {
  it('leads to our ticket page in the same tab', async () => {
    const html = await withTicket(concert.ticket)
    expect(html).toMatch(
      /<a class="buy" data-buy="" href="\/c\/zimmer-kazan\/tickets" aria-label="[^"]+">Билеты<\/a>/,
    )
  })

  it('leads to another seller in a new tab, and takes the campaign along', async () => {
    const html = await withTicket({ state: 'buy', href: 'https://tickets.example/1', isExternal: true })
    expect(html).toMatch(
      /<a class="buy" data-buy="" href="https:\/\/tickets\.example\/1"[^>]* target="_blank" rel="noopener" aria-describedby="new-tab" data-provider="">/,
    )
  })

  it.each([
    ['free', 'вход свободный'],
    ['pay-what-you-can', 'цену выбираете вы'],
  ] as const)('says that admission is %s, in words and not as a button', async (admission, words) => {
    expect(await withTicket({ state: 'none', admission })).toContain(
      `<span class="buy buy-off" data-buy="">${words}</span>`,
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'leads nobody to %s',
    async (href) => {
      expect(await withTicket({ state: 'buy', href })).toContain(
        '<span class="buy buy-off" data-buy="">Билеты</span>',
      )
    },
  )
})

it('a post among the results has its date', async () => {
  const post = { slug: 'news', title: 'Новость', publishedAt: '2026-10-09T09:00:00.000Z' }
  expect(await draw('post', post)).toContain('<time dateTime="2026-10-09">09.10.26</time>')
})

describe('a vote among the news', () => {
  it('leads to its own page, and says what it is', async () => {
    const hit = {
      isVote: true,
      slug: 'encore',
      title: 'Бис',
      publishedAt: '2026-11-01T00:00:00.000Z',
    } as const
    const html = await draw('post', hit)
    expect(html).toContain('<small>Голосование</small>')
    expect(html).toContain('href="/vote/encore"')
    expect(html).not.toContain('<time')
  })
})
