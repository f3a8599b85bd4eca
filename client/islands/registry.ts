import type { PickerCity } from '../../src/shared/city.ts'
import type { ReachGoal } from '../analytics.ts'
import type { StoredKey } from '../storage.ts'
import type { IslandName, IslandProps } from './island-props.ts'

/**
 * What the page has loaded already. Islands are handed it instead of importing it: `main.ts` is built apart from
 * them into one file, and a module that they imported too would be a second copy with a state of its own.
 */
export interface PageTools {
  readCity: () => PickerCity | null
  fetchCities: (query: string, signal: AbortSignal) => Promise<PickerCity[]>
  /** Keeps the visitor's choice and shows it; `null` is «Все города». */
  chooseCity: (city: PickerCity | null) => void
  reachGoal: ReachGoal
  /** What stays on this device, or for as long as the page where storage is forbidden. */
  readStored: (key: StoredKey) => string | null
  writeStored: (key: StoredKey, value: string | null) => void
}

/**
 * An island takes its place over: `element` is its `<tutti-island>`, with what the server rendered inside.
 *
 * @returns what a further click on it does, where it starts on a click; nothing where it listens itself. An island
 *   that fetches more answers later.
 */
export type StartIsland<Props> = (
  element: HTMLElement,
  props: Props,
  page: PageTools,
) => ClickAgain | Promise<ClickAgain>
export type ClickAgain = (() => void) | undefined

type Registry = { [Name in IslandName]: () => Promise<{ start: StartIsland<IslandProps[Name]> }> }

/** Each island is a file of its own, fetched when it is needed. */
export const registry: Registry = {
  Bell: () => import('./bell.ts'),
  Follow: () => import('./follow.ts'),
  CityPicker: () => import('./city-picker.tsx'),
  Codegen: () => import('./codegen.ts'),
  LiveResults: () => import('./live-results.ts'),
  Map: () => import('./map.ts'),
  SavedList: () => import('./saved-list.ts'),
  Search: () => import('./search.ts'),
  SentForm: () => import('./sent-form.ts'),
  SubmissionForm: () => import('./submission-form.ts'),
  Share: () => import('./share.ts'),
}

/** Code that stands for no place on the page. It is fetched on pages that need it, and by nobody else. */
export const extras = {
  ticketWidget: () => import('../tickets/widget.ts'),
  counter: () => import('../counter/counting.ts'),
  navigation: () => import('../navigation/ease-navigation.ts'),
  offline: () => import('../offline/start.ts'),
}
