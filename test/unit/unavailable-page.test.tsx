import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { UnavailablePage, type UnavailableReason } from '../../src/http/error-pages/unavailable.tsx'
import { barePage } from './bare-page.ts'

vi.mock('../../src/brand/chosen.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  contact: { phone: '+7 495 123-45-67' },
}))

function linksOf(why: UnavailableReason) {
  const html = renderToStaticMarkup(<UnavailablePage.View page={barePage('ru', '/concerts')} why={why} />)
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, words]) => [href, words])
}

it.each(['unavailable', 'tooMany'] as const)(
  'where the site can’t answer (%s), one may try again, read copies, or call',
  (why) => {
    expect(linksOf(why)).toEqual([
      ['', 'Попробовать ещё раз'],
      ['/offline', 'Что доступно без сети'],
      ['tel:+74951234567', 'Позвонить: +7 495 123-45-67'],
    ])
  },
)

it.each(['foreign', 'unreadable', 'otherRole'] as const)(
  'what another try can’t mend (%s) leads home',
  (why) => {
    expect(linksOf(why)).toEqual([['/', 'На главную']])
  },
)
