/**
 * Enhancements of every page. The browser fetches this file when it is idle; without it links, prefetching by
 * `Speculation-Rules` and the crossfade between pages still work.
 */
import { accountKey, signedInCookie } from '../src/shared/stored-names.ts'
import { watchDevice } from './browser/root-element.ts'
import { isSavingData } from './browser/saving-data.ts'
import { readDocumentCookie, readLocalStorage } from './browser/storage.ts'
import { onPageRestored, whenPageActivated } from './browser/timing.ts'
import { reloadPrefetchedCity } from './city/stored-city.ts'
import { enableAnnouncementClosing } from './navigation/header.ts'
import { prefetchOnIntent } from './navigation/link-prefetch.ts'
import { applyRouteMiddleware, enablePosterTransitions, showLoadingBar } from './navigation/navigate-to.ts'
import { addHeartButtons, addHeartButtonsOnceStyled } from './saved/hearts.ts'
import { onSavedConcertsChange, readSavedSlugs } from './saved/saved-concerts.ts'
import { onClick, type PageClick } from './statistics/page-click.ts'
import { enableThemeSwitch } from './theme/switch-theme.ts'
import { refreshTicketsOnReturn } from './tickets/refresh-tickets.ts'

export default function startEnhancements(): void {
  // The browser prefetches no links of a page that is marked so (`src/routes/prefetching.ts`).
  document.documentElement.toggleAttribute('data-saving-data', isSavingData())
  enableThemeSwitch()
  reloadPrefetchedCity()
  loadAccountSync()
  enableAnnouncementClosing()
  watchDevice()
  addHeartButtonsOnceStyled(document)
  loadTonight()
  // The loading bar listens before route middleware, which takes clicks over.
  showLoadingBar()
  applyRouteMiddleware()
  prefetchOnIntent()
  enablePosterTransitions()
  refreshTicketsOnReturn()
  loadInstantFilters()
  loadSendingInPlace()
  loadStatistics()
  offerKeptPages()
}

/**
 * Fetches the account's code where somebody is signed in or was a moment ago, and has it check again whenever the page
 * comes back: another tab may have signed out.
 */
function loadAccountSync(): void {
  let code: Promise<typeof import('./accounts/account-sync.ts')> | undefined
  const check = () => {
    if (code) code.then(({ syncAccount }) => syncAccount(true), console.warn)
    else if (readDocumentCookie(signedInCookie) || readLocalStorage(accountKey) !== null) {
      code = import('./accounts/account-sync.ts')
      code.then(({ startAccountSync }) => startAccountSync(), console.warn)
    }
  }
  whenPageActivated(check)
  onPageRestored(check)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/** On the home page, fetches the code that shows a saved concert of today, if the visitor has saved any concert. */
function loadTonight(): void {
  const hero = document.querySelector('[data-hero]')
  if (!hero) return
  const show = () => {
    if (readSavedSlugs().length === 0 && !hero.querySelector('[data-tonight]')) return
    import('./saved/tonight.ts').then(({ showTonight }) => showTonight(hero)).catch(console.warn)
  }
  show()
  // Concerts that were saved on another device come with the account, after the page has loaded.
  onSavedConcertsChange(show)
}

/** On an error page, shows the link to the pages on this device. Only a service worker can list them. */
function offerKeptPages(): void {
  const link = document.querySelector<HTMLElement>('[data-kept-pages-link]')
  if (link && navigator.serviceWorker?.controller) link.hidden = false
}

/** Fetches the code that reports clicks, where a deployment counts them, and remembers the clicks until it is there. */
function loadStatistics(): void {
  if (document.documentElement.dataset.statistics === undefined) return
  const earlyClicks: PageClick[] = []
  const stopRemembering = onClick((click) => earlyClicks.push(click))
  import('./statistics/report-actions.ts')
    .then(({ reportActions }) => reportActions(earlyClicks))
    .catch(console.warn)
    .finally(stopRemembering)
}

/** Fetches the code of the schedule's filters where a page has them. Without it the form has a button. */
function loadInstantFilters(): void {
  const form = document.querySelector<HTMLFormElement>('form#filters')
  if (!form) return
  import('./navigation/instant-filters.ts').then(
    ({ applyFiltersInstantly }) => applyFiltersInstantly(form, () => addHeartButtons(document)),
    console.warn,
  )
}

/** Fetches the code that sends votes and wishes without leaving the page. Without it their forms open the next page. */
function loadSendingInPlace(): void {
  if (!document.querySelector('[data-in-place]')) return
  import('./votes/send-in-place.ts').then(({ sendInPlace }) => sendInPlace(document), console.warn)
}
