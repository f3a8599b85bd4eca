/** What each island takes: JSON only, for it travels in an attribute. */
export interface IslandProps {
  CityPicker: undefined
}
export type IslandName = keyof IslandProps
export type IslandLoad = 'intent' | 'visible' | 'idle'

/** An island takes its place over: `element` is its `<tutti-island>`, with what the server rendered inside. */
export type StartIsland<Props> = (element: HTMLElement, props: Props) => void

type Registry = { [Name in IslandName]: () => Promise<{ start: StartIsland<IslandProps[Name]> }> }

/** Each island is a file of its own, fetched when it is needed. */
export const registry: Registry = {
  CityPicker: () => import('./city-picker.tsx'),
}
