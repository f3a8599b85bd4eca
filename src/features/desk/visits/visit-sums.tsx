import { deskVisitMessages } from '../../../languages/texts.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { Sparkline } from '../charts/chart.tsx'

interface VisitSum {
  name: string
  now: number
  /** The number that it is compared with; absent where nothing is compared. */
  before?: number | undefined
  /** How it came about, as a small curve. */
  values?: readonly number[]
  href?: string
}

/** Numbers beside each other, each with what it was before. */
export const VisitSums = ({ locale, sums }: { locale: Locale; sums: readonly VisitSum[] }) => (
  <dl className="desk-sums">
    {sums.map(({ name, now, before, values, href }) => (
      <div key={name}>
        <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
        <dd>
          {formatNumber(locale, now)}
          {before === undefined ? null : (
            <span className="note">{deskVisitMessages(locale).was(before, toChange(now, before))}</span>
          )}
          {values ? <Sparkline values={values} /> : null}
        </dd>
      </div>
    ))}
  </dl>
)

/** The difference in whole percent with its sign, as `+12`; empty where there was nothing before. */
function toChange(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : '±0'
}
