import type { ReactNode } from 'react'
import { finomiMessages } from '../i18n/finomi.ts'
import type { Page } from '../rendering/page.ts'
import { localePath, paths } from '../shared/urls.ts'
import { DefaultLayout } from './default.tsx'

interface FinomiLayoutProps {
  page: Page
  /** What is read first, beside the plan of the hall. */
  top: ReactNode
  children: ReactNode
}

/** Rows of the plan: radius and distance of the seats, in its own units. The stage has a radius of 34. */
const rows = [44, 54, 64, 74, 84, 94, 104, 114].map((radius, index) => ({ radius, step: 7.2 - index * 0.12 }))

/**
 * The chamber hall's own frame: its round plan, lit from the stage in the middle, is the page's picture. Needs
 * the sheet `places`.
 */
export function FinomiLayout({ page, top, children }: FinomiLayoutProps) {
  return (
    <DefaultLayout page={page}>
      <div className="finomi">
        <header className="finomi-top">
          <HallPlan label={finomiMessages(page.locale).plan} />
          <div className="wrap">{top}</div>
        </header>
        <div className="wrap">{children}</div>
        <p className="wrap after">
          <a className="button button-quiet" href={localePath(page.locale, paths.venues())}>
            {finomiMessages(page.locale).otherVenues}
          </a>
        </p>
      </div>
    </DefaultLayout>
  )
}

/** Eight rings of seats around the stage: round dashes of no length are dots, so a row is one element. */
function HallPlan({ label }: { label: string }) {
  return (
    <svg className="hall-plan" viewBox="-125 -125 250 250" role="img" aria-label={label}>
      <circle r="34" className="hall-stage" />
      {rows.map(({ radius, step }) => (
        <circle key={radius} r={radius} strokeDasharray={`0 ${seatStep(radius, step)}`} />
      ))}
      <path d="M-15 6a17 17 0 0 1 30 0M-9 12a11 11 0 0 1 18 0M0 15v4" />
    </svg>
  )
}

/** The nearest step that divides the ring, so that the last seat meets the first. */
function seatStep(radius: number, wanted: number): string {
  const length = 2 * Math.PI * radius
  return (length / Math.round(length / wanted)).toFixed(3)
}
