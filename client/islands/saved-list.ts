/**
 * An island because the list is kept in the browser. Its rows are the server's: the same page, asked for with
 * the slugs of the list. The last copy stays on the device, and is shown with its age where there is no network.
 */
import { savedMessages } from '../../src/i18n/saved.ts'
import { whenStyled } from '../navigation/styled.ts'
import { addHearts } from '../saved/hearts.ts'
import { onSavedChange, readSaved } from '../saved/saved-concerts.ts'
import { readSavedRows, savedList } from '../saved/saved-rows.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

export const start: StartIsland<IslandProps['SavedList']> = async (element, { locale }) => {
  const place = element.querySelector(savedList)
  const state = element.querySelector('[data-saved-state]')
  // An address with a list of its own shows that one: it was passed on by somebody.
  if (!place || !state || new URLSearchParams(location.search).has('slugs')) return undefined
  const t = savedMessages(locale)
  const empty = [...place.childNodes]
  /** Rows stay when their heart is taken away, so that it can be given back; a new concert needs a new list. */
  let shown: string[] = []

  const show = async () => {
    const slugs = readSaved()
    if (slugs.length === 0 && shown.length === 0) return
    if (slugs.every((slug) => shown.includes(slug)) && shown.length > 0) return
    shown = slugs
    if (place.contains(empty[0] ?? null)) state.textContent = t.loading
    try {
      const { rows, keptAt } = await readSavedRows(location.pathname, slugs)
      place.replaceChildren(...rows)
      whenStyled().then(() => addHearts(element), console.warn)
      state.textContent = keptAt ? t.offline(formatMoment(locale, keptAt)) : ''
    } catch (error) {
      console.warn('saved concerts could not be loaded', error)
      shown = []
      // It isn't empty, so nothing may say that it is.
      if (place.contains(empty[0] ?? null)) place.replaceChildren()
      state.textContent = t.failed
    }
  }

  onSavedChange(() => void show())
  addEventListener('online', () => {
    shown = []
    void show()
  })
  await show()
  return undefined
}

const formatMoment = (locale: string, milliseconds: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(milliseconds)
