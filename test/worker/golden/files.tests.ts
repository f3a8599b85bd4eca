import { expect, it } from 'vitest'
import { visit } from '../visit.ts'
import { beginAtTestedInstant, expectGolden } from './golden-files.ts'

beginAtTestedInstant()

const toMarkdown = (path: string) => `${path}.md`

const files = {
  'concerts.xml': '/concerts/feed.xml',
  'concerts.th.xml': '/th/concerts/feed.xml',
  'city.ics': '/cities/kazan/calendar.ics',
  'program.en.ics': '/en/hans-zimmer/calendar.ics',
  'concert.ics': '/c/hans-zimmer-samara-1.ics',
  'cancelled.ics': '/c/joe-hisaishi-samarkand-1.ics',
  'sitemap.xml': '/sitemap.xml',
  'sitemap-news.xml': '/sitemaps/post-1.xml',
  'robots.txt': '/robots.txt',
  'opensearch.xml': '/opensearch.xml',
  'manifest.json': '/manifest.webmanifest',
  'speculation-rules.json': '/speculation-rules.json',
  'city-for-assistants.txt': toMarkdown('/cities/kazan'),
  'concert-for-assistants.txt': toMarkdown('/c/danny-elfman-vladivostok-1'),
  'cities.json': '/api/cities',
  'concerts-of-a-city.json': '/api/concerts?city=kazan',
  'schedule.json': '/concerts/_payload.json?city=kazan',
}

it.each(Object.entries(files))('%s', async (name, path) => {
  const response = await visit(path)
  expect(`${path} ${response.status}`).toBe(`${path} 200`)
  const text = (await response.text()).replaceAll('\r', '')
  await expectGolden(
    name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 1)}\n` : text,
    `files/${name}`,
  )
})
