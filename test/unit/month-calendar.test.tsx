import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MonthCalendar } from '../../src/ui/components/month-calendar.tsx'
import { bareConcert } from './bare-concert.ts'

it.each([
  [{}, '19:30 Пермь '],
  [{ soldOut: true }, '19:30 Пермь, Билеты проданы '],
  [{ status: 'rescheduled' }, '19:30 Пермь, Перенесён '],
  [{ status: 'rescheduled', soldOut: true }, '19:30 Пермь, Билеты проданы '],
  [{ status: 'postponed', soldOut: true }, '19:30 Пермь, Дата уточняется '],
  [{ status: 'cancelled', soldOut: true }, '19:30 Пермь, Отменён '],
] as const)('a concert in a printed calendar, %j, reads «%s»', (facts, said) => {
  const concerts = [{ ...bareConcert, ...facts }]
  const html = renderToStaticMarkup(
    <MonthCalendar month="2026-12" concerts={concerts} locale="ru" caption="Декабрь" />,
  )
  expect(html.replace(/<[^>]*>/g, ' ')).toContain(said)
})
