import type { StoredIn } from '../../shared/stored-data.ts'
import { maxSlugLength, slugPattern } from '../../shared/urls.ts'

/**
 * How each cookie of the site affects a public page. `page`: it changes the page, so the rest of the application
 * handles the request. `city`: it is part of the key of pages that vary by city. `language`: it decides where a first
 * visit is redirected. `nothing`: public pages don't read it.
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
/** Over http, on a developer's machine, the names lack the prefix `__Host-` (`http/cookies.ts`). */
const effectOf = new Map<string, (typeof effects)[keyof typeof effects]>(
  Object.entries(effects).flatMap(([name, effect]) => [
    [name, effect] as const,
    [name.replace(/^__Host-/, ''), effect] as const,
  ]),
)

export interface PageCookies {
  /** A slug; a city with it may not exist. */
  city?: string
  language?: string
}

/** Reads the cookies that select a cached page. @returns `undefined` where a cookie changes the page */
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
