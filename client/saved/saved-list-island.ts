/**
 * The list of saved concerts. It is an island because the list is stored in the browser. The server renders the rows:
 * the island fetches the same page with the slugs in its query. The last copy stays on the device and is shown with its
 * age where there is no network.
 */
import { savedMessages } from '../../src/languages/texts.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { addHeartButtonsOnceStyled } from './hearts.ts'
import { onSavedConcertsChange, readSavedSlugs } from './saved-concerts.ts'
import { loadSavedConcertRows, savedListSelector } from './saved-rows.ts'

const startSavedList: StartIsland<IslandProps['SavedList']> = async (element, { locale }) => {
  const place = element.querySelector(savedListSelector)
  const state = element.querySelector('[data-saved-state]')
  // An address with slugs was shared by somebody, and shows their list.
  if (!place || !state || new URLSearchParams(location.search).has('slugs')) return undefined
  const t = savedMessages(locale)
  const empty = [...place.childNodes]
  /** Slugs of the rows on the page. A removed concert keeps its row, so that it can be saved again. */
  let shown: string[] = []

  const show = async () => {
    const slugs = readSavedSlugs()
    if (slugs.length === 0 && shown.length === 0) return
    if (slugs.every((slug) => shown.includes(slug)) && shown.length > 0) return
    shown = slugs
    if (place.contains(empty[0] ?? null)) state.textContent = t.loading
    try {
      const { rows, copiedAt } = await loadSavedConcertRows(location.pathname, slugs)
      place.replaceChildren(...rows)
      addHeartButtonsOnceStyled(element)
      state.textContent = copiedAt ? t.offline(formatMoment(locale, copiedAt)) : ''
    } catch (error) {
      console.warn('saved concerts could not be loaded', error)
      shown = []
      // The text for an empty list is removed, since the list isn't empty.
      if (place.contains(empty[0] ?? null)) place.replaceChildren()
      state.textContent = t.failed
    }
  }

  onSavedConcertsChange(() => void show())
  addEventListener('online', () => {
    shown = []
    void show()
  })
  await show()
  return undefined
}

const formatMoment = (locale: string, milliseconds: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(milliseconds)

export default startSavedList
