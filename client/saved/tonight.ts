import { eveningMessages } from '../../src/languages/texts.ts'
import { pathTo } from '../../src/routes/paths.ts'
import { localePath } from '../../src/shared/urls.ts'
import { deviceDay } from '../browser/device-day.ts'
import { pageLocale } from '../browser/root-element.ts'
import { readSavedSlugs } from './saved-concerts.ts'
import { loadSavedConcertRows } from './saved-rows.ts'

/**
 * Shows the visitor's saved concert of today as the first thing of the home page. It lies over the picture, in the place
 * that `navigation.css` gives it, so that nothing on the page moves.
 *
 * @param hero the first section of the home page.
 */
export async function showTonight(hero: Element): Promise<void> {
  const locale = pageLocale()
  const { rows } = await loadSavedConcertRows(localePath(locale, pathTo('saved')), readSavedSlugs())
  const stub = rows.flatMap(listStubs).find((row) => row.querySelector('time')?.dateTime === deviceDay())
  hero.querySelector('[data-tonight]')?.remove()
  if (!stub) return
  const [time, link, place] = ['time', 'a', 'p'].map((name) => stub.querySelector(name))
  if (!time || !(link instanceof HTMLAnchorElement) || !place) return
  link.href += '/evening'
  stub.replaceChildren(time, link, place)
  const title = document.createElement('h2')
  title.textContent = eveningMessages(locale).tonight
  const list = document.createElement('ul')
  list.className = 'stubs'
  list.append(stub)
  const card = document.createElement('aside')
  card.dataset.tonight = ''
  card.append(title, list)
  hero.prepend(card)
}

/** Rows of upcoming concerts: they are in the list itself, and past concerts in a section after it. */
const listStubs = (row: Node): HTMLLIElement[] =>
  row instanceof HTMLOListElement ? [...row.querySelectorAll('li')] : []
