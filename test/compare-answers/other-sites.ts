import type { Addresses } from './addresses.ts'
import { get, type Question } from './recording.ts'

const editor = { cookie: 'admin=true' }

/** A few pages of the site as an operator sets it up, and of one whose services fail. */
export function otherSites({ byKind }: Addresses): Question[] {
  const entries = Object.values(byKind).flatMap((paths) => paths.slice(0, 1))
  const [concert = '/'] = byKind.concert
  const configured = [
    ...['/', '/en', '/th', '/concerts', '/cities', '/venues', '/contact', '/search', '/saved', '/offline'],
    ...['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/.well-known/security.txt', '/sw.js'],
    ...['/a-key-of-the-tests.txt', '/feed.xml', '/calendar.ics', '/opensearch.xml', '/support'],
    ...['/speculation-rules.json', `${concert}/tickets`, '/no-such-page', '/en/no-such-page'],
    ...entries,
  ]
  const failing = [
    '/',
    '/concerts',
    '/en/concerts',
    '/th/search',
    '/offline',
    '/saved',
    '/qa',
    concert,
  ].concat(
    ['/feed.xml', '/sitemap.xml', '/card.png', '/api/health', '/api/cities', '/no-such-page'],
    ['/concerts/_payload.json', '/calendar.ics', '/robots.txt'],
  )
  return [
    ...configured.map((path) => ({ ...get('configured', path), site: 'configured' as const })),
    ...['/', '/concerts', ...entries].map((path) => ({
      ...get('an editor of a configured site', path, editor),
      site: 'configured' as const,
    })),
    ...['a-secret-of-the-tests', 'another-secret'].map((secret) => ({
      ...get('webhook', '/api/hooks/content', { authorization: `Bearer ${secret}` }),
      site: 'configured' as const,
      method: 'POST',
      body: JSON.stringify({ event: 'entry.update', model: 'qa-entry', entry: { slug: 'no-such' } }),
    })),
    ...failing.map((path) => ({ ...get('failing', path), site: 'failing' as const })),
  ]
}
