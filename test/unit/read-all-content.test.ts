import { expect, it } from 'vitest'
import { readAllContent } from '../../src/tools/operate/check-content/read-all.ts'
import { createEmbeddedService } from './emulator-service.ts'

/** What can't be read in two languages where the content service answers some queries with 500. */
async function readWithout(isRefused: (variables: object) => boolean): Promise<string[]> {
  const { service } = createEmbeddedService(Date.UTC(2026, 10, 25))
  const fetch: typeof service.fetch = async (request) => {
    const { variables } = await request.clone().json<{ variables?: object }>()
    return isRefused(variables ?? {}) ? new Response(null, { status: 500 }) : service.fetch(request)
  }
  const lines = await readAllContent({ ...service, fetch }, ['ru', 'en'])
  return lines.map((line) => line.replace(/ can't be read: .*/, '')).sort()
}

const withoutEntries = await readWithout((variables) => 'slug' in variables)

it.each([
  ['concert', 'hans-zimmer-kazan-1', ['ru']],
  ['program', 'hans-zimmer', ['en', 'ru']],
  ['program-collection', 'anime', ['en', 'ru']],
  ['page', 'school-programs', ['en', 'ru']],
  ['member', 'poluton-quintet', ['en', 'ru']],
  ['city', 'kazan', ['en', 'ru']],
  ['venue', 'dubai-opera', ['en', 'ru']],
  ['post', 'season-thanks', ['ru']],
  ['article', 'morricone-voice-and-whistle', ['ru']],
  ['category', 'how-it-works', ['en', 'ru']],
])('the check of content reads each %s, as %s, in its languages: %j', (type, slug, locales) => {
  const lines = withoutEntries.filter((line) => line.startsWith(`${type} ${slug} in `))
  expect(lines).toEqual(locales.map((locale) => `${type} ${slug} in ${locale}`))
})

it('the check of content reads what stands on all pages, and names each list that it can’t read', async () => {
  const inBoth = ['concerts', 'news', 'questions', 'site', 'the mission', 'votes']
  const types = ['article', 'category', 'city', 'concert', 'member', 'page', 'post', 'program', 'venue']
  expect(await readWithout(() => true)).toEqual(
    [
      ...['cities', 'redirects', ...types, 'program-collection'],
      ...inBoth.flatMap((name) => [`${name} in en`, `${name} in ru`]),
    ].sort(),
  )
})
