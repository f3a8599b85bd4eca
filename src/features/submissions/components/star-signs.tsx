import { zodiacMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { type ZodiacSign, zodiacSigns, zodiacSpan } from '../../../shared/zodiac.ts'

const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0')

/** The twelve signs with their days: whoever knows theirs needs no form. */
export function StarSigns({ locale, chosen }: { locale: Locale; chosen?: ZodiacSign | undefined }) {
  return (
    <ul className="signs">
      {zodiacSigns.map((sign) => {
        const { first, last } = zodiacSpan(sign)
        return (
          <li key={sign}>
            <a
              href={`${localePath(locale, pathTo('star'))}?sign=${sign}`}
              aria-current={sign === chosen ? 'page' : undefined}
            >
              <strong>{zodiacMessages(locale)[sign]}</strong>
              <span>{`${unbroken(formatDay(locale, first))} – ${unbroken(formatDay(locale, last))}`}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
