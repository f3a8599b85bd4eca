import { formFieldMessages, zodiacMessages } from '../../src/languages/texts.ts'
import { latestDayOnEarth, readTypedDate, toDay } from '../../src/shared/forms/birth-date.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { findZodiacSign } from '../../src/shared/zodiac.ts'

/**
 * Shows the zodiac sign beside a birth date as soon as the date is whole. Fetched only with forms that ask for a birth
 * date.
 */
export function showZodiacSign(form: HTMLFormElement, locale: Locale): void {
  const place = form.querySelector('[data-sign]')
  const show = () => {
    const day = toDay(readTypedDate(Object.fromEntries(new FormData(form))), latestDayOnEarth(Date.now()))
    const text = day ? formFieldMessages(locale).sign(zodiacMessages(locale)[findZodiacSign(day)]) : ''
    if (place && place.textContent !== text) place.textContent = text
  }
  form.addEventListener('input', show)
  show()
}
