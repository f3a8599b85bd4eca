import { touring } from '../brand/chosen.ts'

/** Whether visitors have a city: an orchestra that stays at home asks for none, and stores none. */
export { touring as asksForCity }

/**
 * The only script that stands in a page itself. It runs before anything is painted, and keeps the line of the question
 * for the city free on the pages of visitors who haven't answered, so that nothing moves when the question comes. A
 * page is the same for every visitor, and only the browser knows whether one has a city (`tutti` and
 * `tutti.city-unanswered` of `stored-names.ts`).
 *
 * Nobody is asked where the answer couldn't be stored, without a network, or on an address that names a city.
 */
export const keepLineScript =
  'try{(!localStorage.tutti||localStorage["tutti.city-unanswered"])&&navigator.cookieEnabled&&navigator.onLine&&!/[?&]city=/.test(location.search)&&(document.documentElement.dataset.asksCity="")}catch{}'

/** The script's digest, by which the Content Security Policy allows it and no other (CSP 3, 2.3.1). */
export const keepLineDigest = 'sha256-bKzx6hIchbOc+Bgiiw1P7MoAUl7MBtdhMgfiHbCyq6s='
