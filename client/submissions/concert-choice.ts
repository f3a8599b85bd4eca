import { toConcertsText } from '../../src/i18n/form-fields.ts'
import { pathTo } from '../../src/routes/paths.ts'
import type { CityConcerts } from '../../src/shared/forms/concert-choice.ts'
import type { Locale } from '../../src/shared/locales.ts'
import type { PageTools } from '../islands/registry.ts'

/** Longer than that, and the visitor presses the button that asks for them. */
const maxWaitMs = 8000
const suggestionsId = 'city-names'

/** Fills the list of concerts when the city is known; until then, and where it fails, the server's button does. */
export async function listConcertsOfCity(
  form: HTMLFormElement,
  locale: Locale,
  page: PageTools,
): Promise<void> {
  const city = form.elements.namedItem('city')
  const concerts = form.elements.namedItem('concert')
  const button = form.querySelector<HTMLElement>('[data-step]')
  const note = form.querySelector('[data-concerts-of]')
  if (!(city instanceof HTMLInputElement) || !(concerts instanceof HTMLSelectElement) || !button || !note)
    return
  // Without a word beside it, the list holds no more than what was chosen.
  let shown = note.textContent ? city.value.trim() : ''
  const show = async () => {
    const typed = city.value.trim()
    if (typed === shown) return
    shown = typed
    try {
      const found = typed ? await fetchConcerts(locale, typed) : undefined
      // Another city has been typed meanwhile.
      if (typed !== city.value.trim()) return
      fill(concerts, found?.concerts ?? [])
      note.textContent = found ? toConcertsText(locale, found) : ''
      button.hidden = true
    } catch {
      // The button asks the server the other way.
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
  // Our own call, of the same build or one that answers it alike.
  const { data } = (await response.json()) as { data: CityConcerts }
  return data
}

/** What was chosen stays chosen where it is still there. */
function fill(select: HTMLSelectElement, concerts: CityConcerts['concerts']): void {
  const chosen = select.value
  const options = concerts.map(({ slug, text }) => new Option(text, slug))
  select.replaceChildren(...[...select.options].slice(0, 1), ...options)
  select.value = concerts.some(({ slug }) => slug === chosen) ? chosen : ''
}

/** The names of our cities, to choose from; any other may be typed. */
async function suggestCities(city: HTMLInputElement, page: PageTools): Promise<void> {
  const names = await page.fetchCities('', AbortSignal.timeout(maxWaitMs)).catch(() => [])
  const suggestions = document.createElement('datalist')
  suggestions.id = suggestionsId
  suggestions.append(...names.map(({ attributes }) => new Option(attributes.name)))
  city.after(suggestions)
  city.setAttribute('list', suggestionsId)
}
