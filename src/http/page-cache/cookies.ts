import type { StoredIn } from '../../shared/stored-data.ts'
import { maxSlugLength, slugPattern } from '../../shared/urls.ts'

/**
 * What each cookie of the site does to a page that is everybody's. `page`: it shows something else with it, which the
 * whole site sees to. `city`: part of the key of pages that vary by it. `language`: it decides where a first arrival
 * goes. `nothing`: it is read elsewhere.
 */
const effects: Record<StoredIn<'cookie'>['name'], 'page' | 'city' | 'language' | 'nothing'> = {
  admin: 'page',
  '__Host-editor': 'page',
  '__Host-preview': 'page',
  theme: 'page',
  tutti_announcement: 'page',
  tutti_city: 'city',
  i18n_redirected: 'language',
  tutti_consent: 'nothing',
  tutti_install: 'nothing',
  tutti_account: 'nothing',
  '__Host-session': 'nothing',
  '__Host-device': 'nothing',
  '__Host-oauth': 'nothing',
  '__Host-voter': 'nothing',
  '__Host-notices': 'nothing',
}
/** At http, on one's own machine, names lack their beginning (`http/cookies.ts`). */
const effectOf = new Map<string, (typeof effects)[keyof typeof effects]>(
  Object.entries(effects).flatMap(([name, effect]) => [
    [name, effect] as const,
    [name.replace(/^__Host-/, ''), effect] as const,
  ]),
)

export interface PageCookies {
  /** A slug, whether or not there is such a city. */
  city?: string
  language?: string
}

/** @returns `undefined` where one of them makes the page another one */
export function readPageCookies(header: string | null): PageCookies | undefined {
  const read: PageCookies = {}
  for (const part of header?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    const effect = effectOf.get(name)
    if (effect === 'page') return undefined
    if (effect === 'language') read.language ??= value
    if (effect === 'city' && value.length <= maxSlugLength && slugPattern.test(value)) read.city ??= value
  }
  return read
}
