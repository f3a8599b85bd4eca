import { type ReactNode, useContext } from 'react'
import { PlaceholdersContext } from './await.tsx'
import { recallPart, rememberPart, toPartKey } from './html-memo.ts'

/** What JSON holds and nothing else: two values of one JSON can't look different. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never) => unknown) | Promise<unknown> | ReadonlyMap<unknown, unknown> | Date
    ? never
    : { [Name in keyof Value]: Plain<Value[Name]> }

/** A piece of a page whose HTML stands in the stream already, or is to be kept as it passes (`stream-in-order.ts`). */
export type HtmlPart = { known: string } | { keep: (html: string) => void }

/** Tag around a part's place in the HTML; taken out again before it is sent. */
const tag = 'tutti-part'
export const partEnd = `</${tag}>`

/**
 * A component of which the HTML is used again wherever its props say the same: in another list, on another page, for
 * another visitor. It must depend on nothing but its props: no clock, no context, and no `<Later>` within.
 *
 * What React moves into `<head>` by itself (`title`, `meta`, `link`) can't be kept so, and what shows a picture that
 * isn't put off is rendered each time.
 */
export function memoHtml<Props extends object>(Component: (props: Props) => ReactNode) {
  return function Reused(props: Props & Plain<Props>): ReactNode {
    const holes = useContext(PlaceholdersContext)
    // Where nobody fills holes: a page's part on its own, as tests and comparisons render it.
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
