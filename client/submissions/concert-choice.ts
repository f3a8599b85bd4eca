import { toConcertsText } from '../../src/languages/form-fields.ts'
import { pathTo } from '../../src/routes/paths.ts'
import type { CityConcerts } from '../../src/shared/forms/concert-choice.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { IslandContext } from '../islands/island.ts'

/** Longest wait for the concerts; then the visitor can fetch them by the form's button. */
const maxWaitMs = 8000
const suggestionsId = 'city-names'

/**
 * Fills the form's list of concerts once the city is typed. Where that fails, a button of the form fetches the list.
 */
export async function listConcertsOfCity(
  form: HTMLFormElement,
  locale: Locale,
  page: IslandContext,
): Promise<void> {
  const city = form.elements.namedItem('city')
  const concerts = form.elements.namedItem('concert')
  const button = form.querySelector<HTMLElement>('[data-step]')
  const note = form.querySelector('[data-concerts-of]')
  if (!(city instanceof HTMLInputElement) || !(concerts instanceof HTMLSelectElement) || !button || !note)
    return
  // Without a note beside it, the list has only the concert that was chosen before.
  let shown = note.textContent ? city.value.trim() : ''
  const show = async () => {
    const typed = city.value.trim()
    if (typed === shown) return
    shown = typed
    try {
      const found = typed ? await fetchConcerts(locale, typed) : undefined
      // The visitor has typed another city meanwhile.
      if (typed !== city.value.trim()) return
      fill(concerts, found?.concerts ?? [])
      note.textContent = found ? toConcertsText(locale, found) : ''
      button.hidden = true
    } catch {
      // The button sends the form to the server, which answers with the list.
      shown = ''
      button.hidden = false
    }
  }
  button.hidden = true
  city.addEventListener('change', show)
  city.addEventListener('focus', () => suggestCities(city, page), { once: true })
  await show()
}

async function fetchConcerts(locale: Locale, city: string): Promise<CityConcerts> {
  const address = `${pathTo('cityConcerts')}?${new URLSearchParams({ locale, city })}`
  const response = await fetch(address, { signal: AbortSignal.timeout(maxWaitMs) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  // The API is the site's own and keeps this shape over builds.
  const { data } = (await response.json()) as { data: CityConcerts }
  return data
}

/** Replaces the options after the first one; a selected concert stays selected where it is in the new list. */
function fill(select: HTMLSelectElement, concerts: CityConcerts['concerts']): void {
  const chosen = select.value
  const options = concerts.map(({ slug, text }) => new Option(text, slug))
  select.replaceChildren(...[...select.options].slice(0, 1), ...options)
  select.value = concerts.some(({ slug }) => slug === chosen) ? chosen : ''
}

/** Suggests the names of all cities; any other name may be typed. */
async function suggestCities(city: HTMLInputElement, page: IslandContext): Promise<void> {
  const names = await page.fetchCities('', AbortSignal.timeout(maxWaitMs)).catch(() => [])
  const suggestions = document.createElement('datalist')
  suggestions.id = suggestionsId
  suggestions.append(...names.map(({ attributes }) => new Option(attributes.name)))
  city.after(suggestions)
  city.setAttribute('list', suggestionsId)
}
