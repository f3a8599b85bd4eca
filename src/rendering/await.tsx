import { createContext, type ReactNode, useContext } from 'react'

/**
 * Streaming in order. `<Await value={promise}>` leaves a placeholder in the page; `streamInOrder` sends everything
 * above it at once, waits for the value, and continues. The visitor gets finished HTML from top to bottom: no script
 * moves content into place, so a page is complete without JavaScript and can be cached as it was sent. (React's
 * `Suspense` streams out of order and needs inline scripts, see
 * `docs/decisions/030-streaming-in-order.md`.)
 */
export interface Placeholder {
  render: () => Promise<ReactNode>
  /** Content that is shown when the value fails; the rest of the page is unaffected. */
  failed: ReactNode
}

/** Placeholders by their id in the HTML. */
export type Placeholders = Map<string, Placeholder>

export const PlaceholdersContext = createContext<Placeholders | null>(null)

/** Tag of a placeholder in the HTML. Content from editors can't contain it, as sanitising doesn't allow it. */
const tag = 'tutti-later'

interface AwaitProps<T> {
  value: T | Promise<T>
  failed?: ReactNode
  children: (value: T) => ReactNode
}

export function Await<T>({ value, failed = null, children }: AwaitProps<T>): ReactNode {
  const placeholders = useContext(PlaceholdersContext)
  if (!(value instanceof Promise)) return children(value)
  if (!placeholders) throw new Error('<Await> needs the page renderer around it')
  // A failure before the placeholder is reached is logged there, and must not count as an unhandled rejection.
  value.catch(() => undefined)
  const id = String(placeholders.size)
  placeholders.set(id, { render: async () => children(await value), failed })
  const Place = tag
  return <Place id={id} />
}

/**
 * A long list whose first item is sent before the others are rendered, so that it is on the screen while they are being
 * made.
 */
export function FirstAtOnce<Item>({
  items,
  children: render,
}: {
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}): ReactNode {
  const placeholders = useContext(PlaceholdersContext)
  if (!placeholders || items.length < 2) return items.map(render)
  const id = String(placeholders.size)
  const others = () => items.slice(1).map((item, index) => render(item, index + 1))
  placeholders.set(id, { render: () => sent().then(others), failed: null })
  const Place = tag
  return (
    <>
      {items.slice(0, 1).map(render)}
      <Place id={id} />
    </>
  )
}

/** workerd sends what a stream holds as soon as the Worker waits for anything but itself, such as a timer. */
const sent = () => new Promise((resolve) => setTimeout(resolve, 0))

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tutti-later': { id: string }
    }
  }
}
