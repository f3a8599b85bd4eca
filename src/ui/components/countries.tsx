import { placeMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'

interface CountryChipsProps {
  locale: Locale
  /** `count` says how much each country's part of the page holds. */
  countries: { code: string; name: string; count: number }[]
}

/** Links to the countries of a long list. Needs the sheet `places`. */
export function CountryChips({ locale, countries }: CountryChipsProps) {
  if (countries.length < 2) return null
  return (
    <nav className="chips" aria-label={placeMessages(locale).countries}>
      {countries.map(({ code, name, count }) => (
        <a key={code} href={`#${code}`}>
          {name} <i>{String(count)}</i>
        </a>
      ))}
    </nav>
  )
}

/** Shows a country's flag and name. */
export function CountryTitle({ code, name }: { code: string; name: string }) {
  return (
    <h2>
      <img src={`/images/countries/${code}.svg`} width={24} height={24} alt="" />
      {name}
    </h2>
  )
}
