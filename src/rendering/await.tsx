import { createContext, type ReactNode, useContext } from 'react'
import type { MemoSources } from './html-memo.ts'
import type { HtmlPart } from './memo-html.tsx'

/**
 * Streaming in order. `<Await value={promise}>` leaves a placeholder in the page; `streamInOrder` sends everything
 * above it at once, waits for the value, and continues. The visitor gets finished HTML from top to bottom: no script
 * moves content into place, so a page is complete without JavaScript and can be cached as it was sent. (React's
 * `Suspense` streams out of order and needs inline scripts, see
 * `docs/decisions/030-html-is-streamed-in-order-without-suspense.md`.)
 */
export interface Placeholder {
  render: () => Promise<ReactNode>
  /** Shown when the value fails; the rest of the page is unaffected. */
  failed: ReactNode
  /** What the content depends on, where its HTML may be reused. */
  findMadeOf?: () => Promise<MemoSources | undefined>
  /** The same without waiting; `undefined` where the value hasn't arrived yet. */
  madeOfNow?: () => MemoSources | undefined
}

/** Placeholders by their id in the HTML. */
export type Placeholders = Map<string, Placeholder | HtmlPart>

export const PlaceholdersContext = createContext<Placeholders | null>(null)

/** Tag of a placeholder in the HTML. Content from editors can't contain it, as sanitising doesn't allow it. */
const tag = 'tutti-later'

interface LaterProps<T> {
  /** A value that isn't a promise needs a placeholder only where its HTML may be reused. */
  value: T | Promise<T>
  failed?: ReactNode
  /**
   * Lists everything that the children depend on, so that their HTML can be reused (`html-memo.ts`). Whatever isn't
   * listed can't change the HTML. `undefined`: this value is rendered each time.
   */
  madeOf?: (value: T) => MemoSources | undefined
  children: (value: T) => ReactNode
}

export function Await<T>({ value, failed = null, madeOf, children }: LaterProps<T>): ReactNode {
  const holes = useContext(PlaceholdersContext)
  if (!(value instanceof Promise) && !(madeOf && holes)) return children(value)
  if (!holes) throw new Error('<Later> needs the page renderer around it')
  let come = value instanceof Promise ? undefined : { value }
  if (value instanceof Promise) {
    const note = (arrived: T) => {
      come = { value: arrived }
    }
    // A failure before the placeholder is reached is logged there, and must not count as an unhandled rejection.
    value.then(note, () => undefined)
  }
  const id = String(holes.size)
  holes.set(id, {
    render: async () => children(await value),
    failed,
    ...(madeOf
      ? { findMadeOf: async () => madeOf(await value), madeOfNow: () => come && madeOf(come.value) }
      : {}),
  })
  const Place = tag
  return <Place id={id} />
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tutti-later': { id: string }
    }
  }
}
