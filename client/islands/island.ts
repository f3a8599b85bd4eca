import type { PickerCity } from '../../src/shared/picker-city.ts'
import type { ReachGoal } from '../analytics/goal.ts'
import type { LocalStorageKey } from '../browser/storage.ts'

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
