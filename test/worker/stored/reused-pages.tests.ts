import { describe, expect, it, vi } from 'vitest'
import { resolveLazy } from '../../../src/http/serve-page.tsx'
import type { AnyPublicPage } from '../../../src/rendering/define-page.ts'
import type { addresses, PageName } from '../../../src/routes/addresses.ts'
import { routeHandlers } from '../../../src/worker/app.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

type PublicName = {
  [Name in PageName]: (typeof addresses)[Name] extends { isPrivate: true | 'with-all-below' } ? never : Name
}[PageName]

/** An example of each page whose HTML is reused while its content is unchanged. */
const reused = {
  home: '/',
  concerts: '/concerts',
  programs: '/programs',
  cities: '/cities',
  venues: '/venues',
  news: '/news',
  qa: '/qa',
  about: '/about',
  concert: '/c/hans-zimmer-moscow-1',
  city: '/cities/kazan',
  venue: '/venues/zaryadye',
  member: '/members/poluton',
  post: '/p/new-season-on-sale',
  article: '/a/first-concert-with-a-child',
  category: '/categories/games',
  qaEntry: '/qa/refunds',
  bySlug: '/hans-zimmer',
} as const satisfies Partial<Record<PublicName, string>>

/** All other pages: they name no times on which they depend, so their HTML is never reused. */
const rendered = Object.keys(routeHandlers.pages).filter((name) => !Object.hasOwn(reused, name))

/** Loads the definition of a page. */
const define = (name: string): Promise<AnyPublicPage> =>
  // Names come from this record, and from those of public pages.
  resolveLazy<AnyPublicPage>(routeHandlers.pages[name as PublicName])

beginFresh()

/** Makes a page anew, as a stale page is made. */
async function makeAnew(path: string): Promise<string> {
  const response = await visit(path, { variables: { PAGE_CACHE: 'off' } })
  expect(response.status).toBe(200)
  return response.text()
}

/** Counts how often a page is rendered, and how often its components look at the clock meanwhile. */
function watch(definition: AnyPublicPage) {
  const seen = { renderings: 0, looksAtClock: 0 }
  const { View } = definition
  vi.spyOn(definition, 'View').mockImplementation(({ page, data }) => {
    seen.renderings += 1
    const watched = new Proxy(page, {
      get(target, name) {
        if (name === 'now') seen.looksAtClock += 1
        return Reflect.get(target, name)
      },
    })
    return View({ page: watched, data })
  })
  return seen
}

describe('a page whose content is unchanged', () => {
  it.each(Object.entries(reused) as [keyof typeof reused, string][])(
    'is rendered once for two requests: %s, %s',
    async (name, path) => {
      const seen = watch(await define(name))
      const first = await makeAnew(path)
      expect(seen.renderings).toBe(1)
      expect(await makeAnew(path)).toBe(first)
      expect(seen.renderings).toBe(1)
    },
  )

  it.each(rendered)(
    'is rendered for each request where it is %s, else it has an example here',
    async (name) => {
      expect((await define(name)).timeDependencies).toBeUndefined()
    },
  )
})

describe('a page that says that no clock changes it', () => {
  it.each(Object.entries(reused) as [keyof typeof reused, string][])(
    'looks at none: %s, %s',
    async (name, path) => {
      const definition = await define(name)
      const seen = watch(definition)
      const dependencies = vi.spyOn(definition, 'timeDependencies')
      await makeAnew(path)
      const listed = dependencies.mock.results.map(({ value }) => JSON.stringify(value))
      expect(listed).not.toEqual([])
      if (listed[0] === '[]') expect(seen.looksAtClock).toBe(0)
    },
  )
})
