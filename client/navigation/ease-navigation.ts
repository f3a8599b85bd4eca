/**
 * What makes the way from page to page smoother. Fetched when the browser is idle: without it every link, the
 * browser's own early fetching (`Speculation-Rules`) and the crossfade between pages work too.
 */
import { watchAccount } from '../account/watch-account.ts'
import { showCityOfVisitor } from '../city/served-city.ts'
import { watchDevice } from '../device.ts'
import { addHearts } from '../saved/hearts.ts'
import { isSavingData } from '../saving-data.ts'
import { switchTheme } from '../theme/switch-theme.ts'
import { closeAnnouncement } from './announcement.ts'
import { followRouteRules } from './follow-route-rules.ts'
import { prefetchOnIntent } from './link-prefetch.ts'
import { showLoadingBar } from './loading-bar.ts'
import { carryPosters } from './poster-transition.ts'
import { refreshTicketsOnReturn } from './refresh-tickets.ts'
import { whenStyled } from './styled.ts'

export function easeNavigation(): void {
  // The browser's early fetching leaves such a page's links alone (`src/shared/early-fetching.ts`).
  document.documentElement.toggleAttribute('data-saving-data', isSavingData())
  switchTheme()
  showCityOfVisitor()
  watchAccount()
  closeAnnouncement()
  watchDevice()
  // Without their style they would move the page, and aren't shown.
  whenStyled().then(() => addHearts(document), console.warn)
  // The bar sees a click first: route rules take it over.
  showLoadingBar()
  followRouteRules()
  prefetchOnIntent()
  carryPosters()
  refreshTicketsOnReturn()
  applyFilters()
}

/** Without it, or until it has come, the form has its button. */
function applyFilters(): void {
  const form = document.querySelector<HTMLFormElement>('form#filters')
  if (!form) return
  import('../filters/apply-at-once.ts').then(
    ({ applyAtOnce }) => applyAtOnce(form, () => addHearts(document)),
    console.warn,
  )
}
