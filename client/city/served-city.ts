import { cityCookie } from '../../src/shared/stored-names.ts'
import { readCookie } from '../cookies.ts'

/**
 * A page that was fetched before the click may be of the city that the visitor had then. The header of a page
 * that varies by city names the one that it was made for; a page fetched anew can't be wrong, so this ends.
 */
export function showCityOfVisitor(): void {
  const [entry] = performance.getEntriesByType('navigation')
  // `deliveryType` says that a page was fetched before, or came out of a cache; TypeScript doesn't know it yet.
  const { deliveryType = '', type } = (entry ?? {}) as { deliveryType?: string; type?: string }
  const served = document.querySelector<HTMLElement>('[data-served-city]')?.dataset.servedCity
  const isAsked = new URLSearchParams(location.search).has('city')
  if (!deliveryType || type === 'reload' || served === undefined || isAsked) return
  if (served !== readCookie(cityCookie)) location.reload()
}
