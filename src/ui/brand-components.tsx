import { createElement, type ReactNode, Suspense } from 'react'
import { type brandComponentFiles, components } from '../brand/chosen-components.ts'
import type { ConcertRowProps } from './components/concert-row.tsx'
import type { ConcertTicketProps } from './components/concert-ticket.tsx'
import type { HeroProps } from './components/hero.tsx'

/** The components that a brand may replace, with the props of each. `docs/adopt.md` says how. */
export interface BrandProps extends Record<keyof typeof brandComponentFiles, object> {
  /** A concert in lists: an `li`. */
  concertCard: ConcertRowProps
  /** The home page's first screen, with the page's `h1`. */
  homeHero: HeroProps
  /** The top of a concert's page, with the page's `h1` and the way to tickets. */
  concertHead: ConcertTicketProps
}

export type BrandComponents = {
  [Name in keyof BrandProps]?: ((props: BrandProps[Name]) => ReactNode) | undefined
}

/**
 * Draws the brand's component, if it has one of this name, else the software's. If the brand's throws, however deep
 * inside, React draws the fallback of the boundary around it; whoever renders the page logs the error
 * (`rendering/stream-in-order.ts`).
 */
export function drawAsBrand<Name extends keyof BrandProps>(
  name: Name,
  props: BrandProps[Name],
  Standard: (props: BrandProps[Name]) => ReactNode,
): ReactNode {
  const Own: BrandComponents[Name] = components[name]
  if (!Own) return Standard(props)
  return <Suspense fallback={createElement(Standard, props)}>{createElement(Own, props)}</Suspense>
}
