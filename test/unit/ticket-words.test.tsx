import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Concert } from '../../src/content/concerts/concert.ts'
import { chooseTicketState } from '../../src/content/concerts/ticket-state.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { listConcertNotices } from '../../src/ui/components/concert-notice.tsx'
import { TicketButton } from '../../src/ui/components/ticket-button.tsx'
import { bareConcert } from './bare-concert.ts'

const now = Date.parse('2026-11-20T12:00Z')
const externalUrl = 'https://seller.example/e?a=1&b=2'
const free = { currency: 'EUR', from: 0 } as const

/** The button as a visitor meets it: its tag, its attributes and its words. */
function buttonOf(change: Partial<Concert>, locale: Locale = 'ru', isProminent?: true) {
  const concert = { ...bareConcert, ...change }
  const html = renderToStaticMarkup(
    <TicketButton
      concert={concert}
      locale={locale}
      state={chooseTicketState(concert, now)}
      {...(isProminent ? { isProminent } : {})}
    />,
  )
  return {
    isLink: html.startsWith('<a '),
    isGrey: html.includes('buy-off'),
    opensTab: html.includes('target="_blank"'),
    href: /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
    words: html.replace(/<[^>]*>/g, '').replace(/\s/g, ' '),
  }
}

describe('the ticket button', () => {
  it('leads to another seller in a new tab', () => {
    expect(buttonOf({ ticket: { kind: 'link', url: externalUrl } })).toEqual({
      isLink: true,
      isGrey: false,
      opensTab: true,
      href: externalUrl,
      words: 'от 1 500 ₽',
    })
  })

  it.each<[string, Partial<Concert>, string]>([
    ['sold out', { soldOut: true }, 'Билеты проданы'],
    ['without a link', { ticket: { kind: 'none' } }, 'Билеты'],
    ['free and needs no ticket', { ticket: { kind: 'none' }, price: free }, 'вход свободный'],
    ['not on sale yet', { onSaleAt: '2026-12-01T09:00:00Z' }, 'Скоро в продаже'],
    ['cancelled', { status: 'cancelled' }, 'Отменён'],
    ['postponed', { status: 'postponed' }, 'Дата уточняется'],
    ['under way', { date: '2026-11-20', time: '16:30' }, 'Идёт сейчас'],
    ['over', { date: '2026-11-01' }, 'Концерт прошёл'],
  ])('of a concert that is %s is grey words and no link: %3$s', (_name, change, words) => {
    expect(buttonOf(change)).toMatchObject({ words, isLink: false, isGrey: true })
  })

  it('says «buy» where no price is known, and never «from 0»', () => {
    const { price: _price, ...unpriced } = bareConcert
    const html = renderToStaticMarkup(<TicketButton concert={unpriced} locale="ru" state="buy" />)
    expect(html).toContain('>Купить билеты</a>')
  })
})

it('who hears the price of a free concert in a list hears what the link does', () => {
  const html = renderToStaticMarkup(
    <TicketButton concert={{ ...bareConcert, price: free }} locale="ru" state="buy" />,
  )
  expect(html).toContain('aria-label="Получить билеты, вход свободный"')
})

describe('the price on the button', () => {
  it.each([
    [{ currency: 'EUR', from: 0 }, 'free admission'],
    [{ currency: 'EUR', from: 0, isPayWhatYouCan: true }, 'pay what you can'],
    [{ currency: 'EUR', from: 500, isPayWhatYouCan: true }, 'pay what you can, from €5'],
  ] as const)('of %j is «%s»', (price, words) => {
    expect(buttonOf({ price }, 'en').words).toBe(words)
  })

  it('isn’t «buy» where nothing is paid', () => {
    expect(buttonOf({ price: free }, 'en', true).words).toBe('Get tickets')
  })
})

describe('a concert says in words', () => {
  const notices = (change: Partial<Concert>) => listConcertNotices({ ...bareConcert, ...change }, 'ru', now)

  it.each<[string, Partial<Concert>]>([
    ['all is as planned', {}],
    ['sales have opened', { onSaleAt: '2026-11-20T11:59:00Z' }],
    ['it is sold out before them', { onSaleAt: '2026-12-01T07:00:00Z', soldOut: true }],
  ])('nothing where %s', (_, change) => {
    expect(notices(change)).toEqual([])
  })

  it('that it was moved, when nobody wrote down from when', () => {
    expect(notices({ status: 'rescheduled' })[0]).toContain('Дата концерта изменилась')
  })

  it('that it was moved and when sales open', () => {
    expect(notices({ status: 'rescheduled', onSaleAt: '2026-12-01T07:00:00Z' })).toHaveLength(2)
  })

  it('that late entry is sold', () => {
    expect(notices({ date: '2026-11-20', time: '16:30', sellsLate: true })).toEqual([
      expect.stringContaining('ещё продаются'),
    ])
  })

  it('that it is cancelled, and nothing else', () => {
    expect(notices({ status: 'cancelled', onSaleAt: '2026-12-01T07:00:00Z' })).toEqual([
      expect.stringContaining('Концерт отменён'),
    ])
  })
})
