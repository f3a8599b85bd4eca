import { formFieldMessages } from '../../src/i18n/form-fields.ts'
import { zodiacMessages } from '../../src/i18n/zodiac.ts'
import { latestDay, toDay } from '../../src/shared/forms/birth-date.ts'
import { readTypedDate } from '../../src/shared/forms/fields.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { zodiacSignOf } from '../../src/shared/zodiac.ts'

/** Shows the sign beside a birth date as soon as there is one. */
export function showZodiacSign(form: HTMLFormElement, locale: Locale): void {
  const place = form.querySelector('[data-sign]')
  const show = () => {
    const day = toDay(readTypedDate(Object.fromEntries(new FormData(form))), latestDay(Date.now()))
    const text = day ? formFieldMessages(locale).sign(zodiacMessages(locale)[zodiacSignOf(day)]) : ''
    if (place && place.textContent !== text) place.textContent = text
  }
  form.addEventListener('input', show)
  show()
}
