import type { ReactNode } from 'react'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { localePath } from '../../../shared/urls.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { finomiMessages } from './texts.ts'

interface FinomiFrameProps {
  page: Page
  /** What is read first, beside the plan of the hall. */
  top: ReactNode
  children: ReactNode
}

/** Radius and distance of the seats of each ring, in the plan's own units. The stage has a radius of 36. */
const players = [12, 20, 28].map((radius) => ({ radius, step: 8.4 }))
const rows = [46, 56, 66, 76, 86, 96, 106, 116].map((radius, index) => ({ radius, step: 7.2 - index * 0.12 }))

/**
 * The chamber hall's own frame: its round plan, lit from the stage in the middle, is the page's picture. Needs
 * the sheet `places`.
 */
export function FinomiFrame({ page, top, children }: FinomiFrameProps) {
  return (
    <PageFrame page={page}>
      <div className="finomi">
        <header className="finomi-top">
          <HallPlan label={finomiMessages(page.locale).plan} />
          <div className="wrap">{top}</div>
        </header>
        <div className="wrap">{children}</div>
        <p className="wrap after">
          <a className="button button-quiet" href={localePath(page.locale, pathTo('venues'))}>
            {finomiMessages(page.locale).otherVenues}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}

/**
 * The orchestra in the middle and eight rings of seats around it: round dashes of no length are dots, so a row is one
 * element.
 */
function HallPlan({ label }: { label: string }) {
  return (
    <svg className="hall-plan" viewBox="-125 -125 250 250" role="img" aria-label={label}>
      <circle r="36" className="hall-stage" />
      {players.map(({ radius, step }) => (
        <circle key={radius} r={radius} className="player" strokeDasharray={`0 ${seatStep(radius, step)}`} />
      ))}
      {rows.map(({ radius, step }) => (
        <circle key={radius} r={radius} strokeDasharray={`0 ${seatStep(radius, step)}`} />
      ))}
    </svg>
  )
}

/** The nearest step that divides the ring, so that the last seat meets the first. */
function seatStep(radius: number, wanted: number): string {
  const length = 2 * Math.PI * radius
  return (length / Math.round(length / wanted)).toFixed(3)
}
