import { readConfig } from '../../src/config/config.ts'
import { chooseBrandNames } from '../../src/languages/brand-names.ts'
import type { Page, PublicPage } from '../../src/rendering/define-page.ts'
import type { Locale } from '../../src/shared/locales.ts'

/** A page that reads nothing: of its request and its site there is no more than every page has. */
export const barePage = (locale: Locale, path: string): PublicPage<object, object> => ({
  kind: 'public',
  locale,
  path,
  origin: 'https://tutti.example',
  params: {},
  query: {},
  city: undefined,
  now: Date.UTC(2026, 10, 20),
  today: '2026-11-20',
  content: {} as Page['content'],
  search: {} as Page['search'],
  places: {} as Page['places'],
  config: readConfig({} as Parameters<typeof readConfig>[0]),
  site: { social: [] },
  names: chooseBrandNames(locale),
  isAdmin: false,
  isEditor: false,
  externalServices: [],
})
