import type { ReactNode } from 'react'
import type { IslandLoad, IslandName, IslandProps } from '../../../client/islands/island-props.ts'

interface IslandElementProps<Name extends IslandName> {
  name: Name
  /**
   * When the island's code is fetched. `intent`: when a click is likely, and the click then starts the island. `use`:
   * at the first focus or pointer on it, or at once if the visitor has an unsent draft of a form. `visible`: when it
   * scrolls into view. `idle`: when the browser is idle.
   */
  load: IslandLoad
  props?: IslandProps[Name]
  /** Content that works without JavaScript: a link, a form, a text. */
  children: ReactNode
}

/** A place that JavaScript adds to. The browser's side is `client/islands/start.ts`. */
export function Island<Name extends IslandName>({ name, load, props, children }: IslandElementProps<Name>) {
  const Place = 'tutti-island'
  return (
    <Place name={name} load={load} data-props={props ? JSON.stringify(props) : undefined}>
      {children}
    </Place>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tutti-island': { name: string; load: string; 'data-props'?: string | undefined; children: ReactNode }
    }
  }
}
