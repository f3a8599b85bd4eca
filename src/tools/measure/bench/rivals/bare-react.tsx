import { Hono } from 'hono'
import { renderToReadableStream } from 'react-dom/server'
import type { ConcertSummary } from '../../../../content/concerts/concert-summary.ts'
import { ConcertsByMonth } from '../../../../ui/components/concert-list.tsx'

/** Hono, React and the same sixty cards, without frame, services, cache or content queries. */
const app = new Hono<{ Bindings: { CARDS: string } }>()
let cards: ConcertSummary[] | undefined

app.get('*', async (c) => {
  cards ??= JSON.parse(c.env.CARDS) as ConcertSummary[]
  const html = await renderToReadableStream(
    <html lang="ru">
      <body>
        <ConcertsByMonth concerts={cards} locale="ru" now={Date.now()} />
      </body>
    </html>,
  )
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
})

export default app
