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

/** Every other page, and why it is rendered each time. */
const rendered = {
  evening: 'the clock changes it in many places',
  tickets: "it is a seller's frame with little around it",
  vote: 'its results change with each ballot',
  votes: 'its results change with each ballot',
  wishes: 'its figures change with each wish',
  poster: 'few visitors print one',
  seasons: 'few visitors print one',
  allSeries: 'few visitors see it',
  series: 'few visitors see it',
  press: 'few visitors see it',
  assistants: 'few visitors see it',
  star: 'few visitors see the same sign',
  charity: 'few visitors see it',
  services: 'few visitors see it',
  security: 'few visitors see it',
  contact: 'few visitors see it',
  b2b: 'few visitors see it',
  cast: 'few visitors see it',
  places: 'it shows what a visitor typed',
  search: 'it shows what a visitor typed',
  codegen: 'it shows what a partner chose',
  embedConcert: 'its view is small',
  embedCity: 'its view is small',
  embedProgram: 'its view is small',
  saved: 'it shows what a visitor saved',
  offline: 'devices store it',
} as const satisfies Record<Exclude<PublicName, keyof typeof reused>, string>

/** Loads the definition of a page. */
const define = (name: PublicName): Promise<AnyPublicPage> =>
  resolveLazy<AnyPublicPage>(routeHandlers.pages[name])

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

  it.each(Object.entries(rendered) as [keyof typeof rendered, string][])(
    'is rendered for each request where it is %s, since %s',
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
