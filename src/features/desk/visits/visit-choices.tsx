import type { City } from '../../../content/places/cities.ts'
import { deskRadarMessages, deskVisitMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toReadablePath, toValueName } from './visit-parts.ts'
import {
  comparedPeriods,
  grainOf,
  toVisitsFields,
  type VisitsState,
  visitGrains,
  visitPeriods,
} from './visits-state.ts'

/** Writes the address of the page with some things chosen otherwise. */
export type Link = (change: Partial<VisitsState>) => string

interface ChoicesProps {
  locale: Locale
  state: VisitsState
  link: Link
}

/** Chooses the period, what it is compared with, and how finely it is drawn: links, and a form for single days. */
export function VisitChoices({ locale, state, link }: ChoicesProps) {
  const t = deskVisitMessages(locale)
  const { lastDays, period } = deskRadarMessages(locale)
  const { from, to, ...others } = toVisitsFields({ ...state, days: undefined })
  return (
    <>
      <Choices
        label={period}
        choices={visitPeriods.map((days) => ({
          text: lastDays(days),
          href: link({ days, by: undefined }),
          isChosen: days === state.days,
        }))}
      />
      <form
        className="desk-filters"
        action={localePath(locale, deskPathTo('deskVisits'))}
        aria-label={t.ownDays}
      >
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          {t.from}
          <input type="date" name="from" defaultValue={from} />
        </label>
        <label>
          {t.to}
          <input type="date" name="to" defaultValue={to} />
        </label>
        <button type="submit" className="button button-quiet">
          {t.show}
        </button>
      </form>
      <div className="desk-filters">
        <Choices
          label={t.compare}
          choices={comparedPeriods.map((compare) => ({
            text: t.compared[compare],
            href: link({ compare }),
            isChosen: compare === state.compare,
          }))}
        />
        <Choices
          label={t.points}
          choices={visitGrains.map((by) => ({
            text: t.grains[by],
            href: link({ by }),
            isChosen: by === grainOf(state),
          }))}
        />
      </div>
    </>
  )
}

interface Choice {
  text: string
  href: string
  isChosen: boolean
}

const Choices = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
  <nav className="desk-choices" aria-label={label}>
    {choices.map(({ text, href, isChosen }) => (
      <a key={text} href={href} aria-current={isChosen ? 'page' : undefined}>
        {text}
      </a>
    ))}
  </nav>
)

/** The page and the value that are chosen, each with a link that shows all again. */
export function Chosen({ locale, state, link, cities }: ChoicesProps & { cities: readonly City[] }) {
  const t = deskVisitMessages(locale)
  const { path, fact } = state
  const chosen = [
    ...(path === undefined
      ? []
      : [{ text: `${t.names.pages}: ${toReadablePath(path)}`, href: link({ path: undefined }) }]),
    ...(fact
      ? [
          {
            text: `${t.names[fact.dimension]}: ${toValueName(fact.dimension, fact.value, cities, locale)}`,
            href: link({ fact: undefined }),
          },
        ]
      : []),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className="desk-facts lead">
      {chosen.map(({ text, href }) => (
        <li key={text}>
          {text}{' '}
          <a href={href} aria-label={t.remove(text)}>
            {t.showAll}
          </a>
        </li>
      ))}
    </ul>
  )
}
