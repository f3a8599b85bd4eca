/**
 * What makes the way from page to page smoother. Fetched when the browser is idle: without it every link, the
 * browser's own early fetching (`Speculation-Rules`) and the crossfade between pages work too.
 */
import { showCityOfVisitor } from '../city/served-city.ts'
import { watchDevice } from '../device.ts'
import { addHearts } from '../saved/hearts.ts'
import { isSavingData } from '../saving-data.ts'
import { address } from '../styles/navigation.css'
import { followRouteRules } from './follow-route-rules.ts'
import { prefetchOnIntent } from './link-prefetch.ts'
import { showLoadingBar } from './loading-bar.ts'
import { carryPosters } from './poster-transition.ts'
import { refreshTicketsOnReturn } from './refresh-tickets.ts'

export function easeNavigation(): void {
  // The browser's early fetching leaves such a page's links alone (`src/shared/prefetch.ts`).
  document.documentElement.toggleAttribute('data-saving-data', isSavingData())
  addStyleSheet()
  showCityOfVisitor()
  watchDevice()
  // The bar sees a click first: route rules take it over.
  showLoadingBar()
  followRouteRules()
  prefetchOnIntent()
  carryPosters()
  refreshTicketsOnReturn()
  addHearts(document)
}

/** Of what is only there with this code: bar and hearts. */
function addStyleSheet(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
}
