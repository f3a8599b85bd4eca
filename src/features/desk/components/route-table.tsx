import type { ReactNode } from 'react'
import { deskRadarMessages } from '../../../languages/texts.ts'
import { formatNumber, formatShortDay, formatWeekday } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { WrittenStop } from '../radar/route-files.ts'
import { DeskTable } from './desk-table.tsx'

/** A stop as the table shows it and files have it. */
export interface RouteStop extends WrittenStop {
  id: string
}

interface RouteTableProps {
  locale: Locale
  stops: readonly RouteStop[]
  /** Address of the page with one stop moved: earlier by -1, later by 1, removed by 0. */
  toAddress: (index: number, change: -1 | 0 | 1) => string
}

/** The stops of a route in order, with links that move and remove them. */
export function RouteTable({ locale, stops, toAddress }: RouteTableProps) {
  const t = deskRadarMessages(locale)
  return (
    <DeskTable
      label={t.route}
      columns={[t.place, t.day, t.halls, t.way, t.reach, t.order]}
      numbers={[3, 4, 5]}
      rows={stops.map(({ id, name, country, day, km, halls, reach }, index) => ({
        key: id,
        cells: [
          <>
            <span className="route-stop">{`${index + 1}. ${name}`}</span>
            <br />
            <span className="note">{country}</span>
          </>,
          <span key="day" className="desk-day">
            {`${formatWeekday(locale, day)}, ${formatShortDay(locale, day)}`}
          </span>,
          halls.length > 0 ? halls.join(', ') : <span className="note">{t.noHalls}</span>,
          km > 0 ? t.km(km) : '',
          reach === undefined ? '–' : formatNumber(locale, reach),
          <span key="moves" className="route-moves">
            {index > 0 ? <Move href={toAddress(index, -1)} label={t.earlier(name)} sign="↑" /> : null}
            {index < stops.length - 1 ? (
              <Move href={toAddress(index, 1)} label={t.later(name)} sign="↓" />
            ) : null}
            <Move href={toAddress(index, 0)} label={t.remove(name)} sign="×" />
          </span>,
        ],
      }))}
    />
  )
}

const Move = ({ href, label, sign }: { href: string; label: string; sign: ReactNode }) => (
  <a href={href} aria-label={label} title={label}>
    {sign}
  </a>
)
