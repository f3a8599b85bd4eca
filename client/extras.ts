/** Code that belongs to no island, and the condition under which a page fetches each part of it. */
import { asksForCity } from '../src/shared/city-question.ts'
import { updateCheckMs } from '../src/shared/constants.ts'
import { reachGoal } from './analytics/goals.ts'
import { whenIdle } from './browser/timing.ts'
import { isCityAnswered, readCity } from './city/stored-city.ts'
import {
  fetchCityQuestion,
  fetchEnhancements,
  fetchOfflineCode,
  fetchTicketWidget,
} from './islands/registry.ts'
import { savedConcertsEvent } from './saved/saved-concerts.ts'

const ignore = () => undefined

/**
 * Fetches the code that asks for the visitor's city, or says which one was confirmed without an answer. Without it the
 * header's link still opens the picker.
 */
export function askAboutCity(): void {
  if (asksForCity && (!readCity() || !isCityAnswered()))
    fetchCityQuestion().then(({ default: askToConfirmCity }) => askToConfirmCity(reachGoal), ignore)
}

/**
 * Fetches the ticket provider's widget on pages that sell tickets, where a deployment names the widget's script.
 * Without the code a ticket button leads to the ticket page.
 */
export function loadTicketWidget(): void {
  if (!document.documentElement.dataset.ticketWidget) return
  fetchTicketWidget().then(({ default: enableTicketWidget }) => enableTicketWidget(), ignore)
}

/** Fetches what makes every page smoother, when the browser is idle. */
export function loadEnhancements(): void {
  whenIdle(() => {
    fetchEnhancements().then(({ default: startEnhancements }) => startEnhancements(), console.warn)
  })
}

/**
 * Registers the service worker once the page has loaded, where a deployment has one. The code that speaks to the
 * visitor is fetched when there may be something to say: without a network, on a cached copy of a page, when the
 * browser offers to install the site, when a concert is saved, and before the first check for an update.
 */
export function startOfflineSupport(): void {
  const { dataset } = document.documentElement
  const { serviceWorker: script } = dataset
  const start = (event?: Event) => {
    // Keeps the browser from showing its own offer to install the site; the site shows it at a better moment.
    event?.preventDefault()
    // If the code can't be loaded, the next page tries again.
    fetchOfflineCode().then(({ default: startOffline }) => startOffline(event), ignore)
  }
  addEventListener('offline', start)
  addEventListener('beforeinstallprompt', start)
  // A saved concert is copied to the device at once: the visitor may be without a network a minute later.
  document.addEventListener(savedConcertsEvent, start)
  if ('keptAt' in dataset) start()
  setTimeout(start, updateCheckMs)
  if (script)
    addEventListener('load', () =>
      // A browser may have no service workers, or forbid them in a private window: the site works without.
      navigator.serviceWorker?.register(script).catch((error) => {
        dataset.registrationError = error
      }),
    )
}
