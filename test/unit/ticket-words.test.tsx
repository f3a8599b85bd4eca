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

const wordsOf = (concert: Concert) =>
  renderToStaticMarkup(
    <TicketButton concert={concert} locale="ru" state={chooseTicketState(concert, now)} />,
  ).replace(/<[^>]*>/g, '')

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
  it('leads to our ticket page in the same tab', () => {
    expect(buttonOf({})).toEqual({
      isLink: true,
      isGrey: false,
      opensTab: false,
      href: '/c/concert/tickets',
      words: 'от 1 500 ₽',
    })
  })

  it('leads to another seller in a new tab', () => {
    expect(
      buttonOf({ ticket: { kind: 'link', url: externalUrl }, price: { currency: 'RUB', from: 150_000 } }),
    ).toEqual({
      isLink: true,
      isGrey: false,
      opensTab: true,
      href: externalUrl,
      words: 'от 1 500 ₽',
    })
  })

  it.each([
    ['sold out', { soldOut: true }, 'Билеты проданы', 'Sold out', 'บัตรหมดแล้ว'],
    ['without a link', { ticket: { kind: 'none' } }, 'Билеты', 'Tickets', 'บัตร'],
    [
      'free and needs no ticket',
      { ticket: { kind: 'none' }, price: { currency: 'EUR', from: 0 } },
      'вход свободный',
      'free admission',
      'เข้าชมฟรี',
    ],
    [
      'not on sale yet',
      { onSaleAt: '2026-12-01T09:00:00Z' },
      'Скоро в продаже',
      'On sale soon',
      'เปิดขายเร็ว ๆ นี้',
    ],
    ['cancelled', { status: 'cancelled' }, 'Отменён', 'Cancelled', 'ยกเลิก'],
    ['postponed', { status: 'postponed' }, 'Дата уточняется', 'Date to come', 'เลื่อน รอกำหนดวันใหม่'],
    ['under way', { date: '2026-11-20', time: '16:30' }, 'Идёт сейчас', 'On now', 'กำลังแสดง'],
    ['over', { date: '2026-11-01' }, 'Концерт прошёл', 'This concert is over', 'คอนเสิร์ตนี้จบแล้ว'],
  ] as [string, Partial<Concert>, string, string, string][])(
    'of a concert that is %s is grey words and no link',
    (_name, change, ru, en, th) => {
      const buttons = (['ru', 'en', 'th'] as const).map((locale) => buttonOf(change, locale))
      expect(buttons.map(({ words }) => words)).toEqual([ru, en, th])
      expect(buttons.every(({ isLink, isGrey }) => !isLink && isGrey)).toBe(true)
    },
  )

  it('says «buy» on the concert’s own page, where the price stands beside it', () => {
    expect(buttonOf({}, 'en', true).words).toBe('Buy tickets')
  })

  it('says «buy» where no price is known, and never «from 0»', () => {
    const { price: _price, ...unpriced } = bareConcert
    expect(wordsOf(unpriced)).toBe('Купить билеты')
  })
})

describe('who hears the price in a list', () => {
  it.each([
    ['hears what it does', {}, 'Купить билеты, от 1 500 ₽'],
    ['of another seller too', { ticket: { kind: 'link', url: externalUrl } }, 'Купить билеты, от 1 500 ₽'],
    [
      'of a free concert that tickets are had',
      { price: { currency: 'RUB', from: 0 } },
      'Получить билеты, вход свободный',
    ],
  ] as [string, Partial<Concert>, string][])('%s', (_name, change, label) => {
    const html = renderToStaticMarkup(
      <TicketButton concert={{ ...bareConcert, ...change }} locale="ru" state="buy" />,
    )
    expect(/aria-label="([^"]*)"/.exec(html)?.[1]?.replace(/\s/g, ' ')).toBe(label)
  })
})

describe('the price on the button', () => {
  it.each([
    ['en', { currency: 'NZD', from: 2450 }, 'from $24.50'],
    ['th', { currency: 'THB', from: 150_000 }, 'เริ่มต้น ฿1,500'],
    ['ru', { currency: 'EUR', from: 2450 }, 'от 24,50 €'],
    ['en', { currency: 'EUR', from: 2400, to: 6050 }, 'from €24'],
    ['en', { currency: 'EUR', from: 0 }, 'free admission'],
    ['ru', { currency: 'EUR', from: 0 }, 'вход свободный'],
    ['th', { currency: 'EUR', from: 0 }, 'เข้าชมฟรี'],
    ['en', { currency: 'EUR', from: 0, isPayWhatYouCan: true }, 'pay what you can'],
    ['en', { currency: 'EUR', from: 500, isPayWhatYouCan: true }, 'pay what you can, from €5'],
  ] as const)('in %s of %j is «%s»', (locale, price, words) => {
    expect(buttonOf({ price }, locale).words).toBe(words)
  })

  it('isn’t «buy» where nothing is paid', () => {
    expect(buttonOf({ price: { currency: 'EUR', from: 0 } }, 'en', true).words).toBe('Get tickets')
  })
})

describe('a concert says in words', () => {
  const notices = (change: Partial<Concert>, locale: Locale = 'ru') =>
    listConcertNotices({ ...bareConcert, ...change }, locale, now)

  it('nothing when all is as planned', () => {
    expect(notices({})).toEqual([])
  })

  it('when sales open, by the clock of its city', () => {
    expect(notices({ onSaleAt: '2026-12-01T07:00:00Z' })).toEqual([
      'Продажа откроется 1 декабря 2026, 12:00 (время местное, Пермь)',
    ])
  })

  it('when sales open, even before it has a link to them', () => {
    const change = { onSaleAt: '2026-12-01T07:00:00Z', ticket: { kind: 'none' } } as const
    expect(notices(change, 'en')).toEqual(['On sale from 1 December 2026, 12:00 (local time in Пермь)'])
  })

  it('nothing of sales that have opened', () => {
    expect(notices({ onSaleAt: '2026-11-20T11:59:00Z' })).toEqual([])
  })

  it('nothing of sales to come when it is sold out', () => {
    expect(notices({ onSaleAt: '2026-12-01T07:00:00Z', soldOut: true })).toEqual([])
  })

  it('that it was moved, and from when', () => {
    expect(notices({ status: 'rescheduled', previousDate: '2026-11-30' })).toEqual([
      'Концерт перенесён с 30 ноября 2026. Билеты действительны на новую дату.',
    ])
  })

  it('that it was moved, when nobody wrote down from when', () => {
    expect(notices({ status: 'rescheduled' })[0]).toContain('Дата концерта изменилась')
  })

  it('that it was moved and when sales open', () => {
    expect(notices({ status: 'rescheduled', onSaleAt: '2026-12-01T07:00:00Z' })).toHaveLength(2)
  })

  it.each([
    ['cancelled', { status: 'cancelled' }, 'Концерт отменён'],
    ['postponed', { status: 'postponed' }, 'новая дата уточняется'],
    ['moved online', { status: 'moved_online' }, 'онлайн'],
    ['under way', { date: '2026-11-20', time: '16:30' }, 'больше не продаются'],
    ['sold late', { date: '2026-11-20', time: '16:30', sellsLate: true }, 'ещё продаются'],
    ['over', { date: '2026-11-01' }, 'уже прошёл'],
    [
      'cancelled, and nothing else',
      { status: 'cancelled', onSaleAt: '2026-12-01T07:00:00Z' },
      'Концерт отменён',
    ],
  ] as [string, Partial<Concert>, string][])('that it is %s', (_name, change, words) => {
    expect(notices(change)).toEqual([expect.stringContaining(words)])
  })

  it.each(['ru', 'en', 'th'] as const)('each of these in %s', (locale) => {
    const texts = (['cancelled', 'postponed', 'moved_online', 'rescheduled'] as const).map(
      (status) => notices({ status }, locale)[0],
    )
    expect(new Set(texts).size).toBe(4)
  })
})
