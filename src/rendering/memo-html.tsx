import { type ReactNode, useContext } from 'react'
import { PlaceholdersContext } from './await.tsx'
import { recallPart, rememberPart, toPartKey } from './html-memo.ts'

/** Allows only props that JSON can represent, so that equal JSON always means equal HTML. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | Promise<unknown> | ReadonlyMap<unknown, unknown> | Date
    ? never
    : { [Name in keyof Value]: Plain<Value[Name]> }

/** A part of a page whose HTML is known already, or is to be stored as it passes (`stream-in-order.ts`). */
export type HtmlPart = { known: string } | { keep: (html: string) => void }

/** Tag around a part in the rendered HTML; it is removed before the part is sent. */
const tag = 'tutti-part'
export const partEnd = `</${tag}>`

/**
 * Wraps a component so that its HTML is reused wherever its props are equal: in another list, on another page, for
 * another visitor. The component must depend on its props only: no clock, no context, and no `<Await>` inside.
 *
 * Components that render `title`, `meta` or `link` can't be wrapped, because React moves these into `<head>`.
 * Components with an image that isn't lazy-loaded are rendered each time, since React preloads it.
 */
export function memoHtml<Props extends object>(Component: (props: Props) => ReactNode) {
  return function Reused(props: Props & Plain<Props>): ReactNode {
    const holes = useContext(PlaceholdersContext)
    // Without placeholders a part is rendered on its own, as tests do.
    if (!holes) return Component(props)
    const key = toPartKey(Component, props)
    const known = recallPart(key)
    const id = String(holes.size)
    const Place = tag
    if (known !== undefined) {
      holes.set(id, { known })
      return <Place id={id} />
    }
    holes.set(id, { keep: (html) => rememberPart(key, html) })
    return (
      <Place id={id}>
        <PlaceholdersContext.Provider value={null}>{Component(props)}</PlaceholdersContext.Provider>
      </Place>
    )
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tutti-part': { id: string; children?: ReactNode }
    }
  }
}
