import { createContext, type ReactNode, useContext } from 'react'
import type { MemoSources } from './html-memo.ts'
import type { HtmlPart } from './memo-html.tsx'

/**
 * Streaming in order. `<Later value={promise}>` leaves a hole in the page; `fillHoles` sends everything above
 * it at once, waits there for the value, and goes on. The visitor gets finished HTML from top to bottom: no
 * script has to swap anything in, so a page is whole without JavaScript and can be stored as it was sent.
 * (React's `Suspense` streams out of order and needs inline scripts, see
 * `docs/decisions/030-html-is-streamed-in-order-without-suspense.md`.)
 */
export interface Placeholder {
  render: () => Promise<ReactNode>
  /** Shown when the value can't be had. The page stands. */
  failed: ReactNode
  /** Says of what the content is made, where its HTML may be used again. */
  findMadeOf?: () => Promise<MemoSources | undefined>
  /** The same, where the value has come by now. */
  madeOfNow?: () => MemoSources | undefined
}

/** By the number at their place. */
export type Placeholders = Map<string, Placeholder | HtmlPart>

export const PlaceholdersContext = createContext<Placeholders | null>(null)

/** Tag of a hole's place in the HTML. Sanitised content can't hold it, for it is on no allow-list. */
const tag = 'tutti-later'

interface LaterProps<T> {
  /** What is there already leaves a hole only where its HTML may be used again. */
  value: T | Promise<T>
  failed?: ReactNode
  /**
   * Names all that the children depend on, so that their HTML can be used again (`html-memo.ts`). What isn't
   * named doesn't change the page any more. `undefined`: this value is rendered each time.
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
    // A value that fails before its hole is reached is reported there, and is no unhandled rejection.
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
