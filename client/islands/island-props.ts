import type { Locale } from '../../src/shared/locales.ts'

/** What each island takes: JSON only, for it travels in an attribute. */
export interface IslandProps {
  CityPicker: { locale: Locale }
  Search: { locale: Locale }
}
export type IslandName = keyof IslandProps

/** When an island's code is fetched: on pointer or focus, when it is seen, or when the browser is idle. */
export type IslandLoad = 'intent' | 'visible' | 'idle'
