import type { PickerCity } from '../../src/shared/picker-city.ts'
import type { ReachGoal } from '../analytics/goals.ts'
import type { LocalStorageKey } from '../browser/storage.ts'
import type { IslandName, IslandProps } from './island-props.ts'

/**
 * Functions of `main.ts` that islands need. Islands get them as an argument instead of importing them: `main.ts` is
 * built apart into one file, so an import would give an island a second copy of the module with a state of its own.
 */
export interface IslandContext {
  readCity: () => PickerCity | null
  fetchCities: (query: string, signal: AbortSignal) => Promise<PickerCity[]>
  /** Stores the visitor's choice and shows it; `null` means all cities. */
  chooseCity: (city: PickerCity | null) => void
  reachGoal: ReachGoal
  /** Reads localStorage; where that is forbidden, values last as long as the page. */
  readLocalStorage: (key: LocalStorageKey) => string | null
  writeLocalStorage: (key: LocalStorageKey, value: string | null) => void
}

/**
 * Starts an island. It is the default export of each island's file.
 *
 * @param element the `<tutti-island>`, with the server's HTML inside.
 * @returns what later clicks on the island do, where a click starts it; `undefined` where it listens to clicks itself.
 */
export type StartIsland<Props> = (
  element: HTMLElement,
  props: Props,
  page: IslandContext,
) => LaterClickHandler | Promise<LaterClickHandler>

export type LaterClickHandler = (() => void) | undefined

type IslandLoaders = { [Name in IslandName]: () => Promise<{ default: StartIsland<IslandProps[Name]> }> }

/** Fetches an island's code, by the island's name in HTML. */
export const islandLoaders: IslandLoaders = {
  Bell: () => import('../notices/bell-island.ts'),
  Follow: () => import('../notices/follow-island.ts'),
  CityPicker: () => import('../city/city-picker-island.tsx'),
  Chart: () => import('../desk/chart-island.ts'),
  Codegen: () => import('../partners/partner-links-island.ts'),
  Frame: () => import('./frame-island.ts'),
  LiveResults: () => import('../votes/live-results-island.ts'),
  Map: () => import('./map-island.ts'),
  SavedList: () => import('../saved/saved-list-island.ts'),
  Search: () => import('../search/search-island.ts'),
  SentForm: () => import('../submissions/sent-form-island.ts'),
  SubmissionForm: () => import('../forms/form-island.ts'),
  Share: () => import('./share-island.ts'),
  Tickets: () => import('../tickets/tickets-island.ts'),
}

// Code that belongs to no island; `client/extras.ts` says under which condition it is fetched.
export const fetchCityQuestion = () => import('../city/city-confirmation.ts')
export const fetchTicketWidget = () => import('../tickets/widget.ts')
export const fetchCounter = () => import('../analytics/count-visit.ts')
export const fetchEnhancements = () => import('../enhancements.ts')
export const fetchOfflineCode = () => import('../offline/start.ts')
