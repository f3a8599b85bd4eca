/**
 * Reports clicks that the site's statistics count, and views that no request has told of, where a deployment counts them
 * (`src/features/statistics`). Nothing is stored in the browser.
 */
import { pathTo } from '../../src/routes/paths.ts'
import { searchedEvent } from '../../src/shared/constants.ts'
import { onPageRestored, whenPageActivated } from '../browser/timing.ts'
import { readCampaign } from '../tickets/campaign.ts'
import { onClick, type PageClick } from './page-click.ts'

/** Milliseconds without typing after which a search without a result is reported; leaving the page reports it at once. */
const searchedMs = 2000

/** @param earlyClicks clicks on this page before the code was there */
export function reportActions(earlyClicks: readonly PageClick[] = []): void {
  earlyClicks.forEach(reportClick)
  whenPageActivated(() => {
    if (wasFetchedInAdvance()) report('view', location.pathname)
  })
  onPageRestored(() => report('view', location.pathname))
  onClick(reportClick)
  document.addEventListener(
    'auxclick',
    ({ target }) => target instanceof Element && reportTicket(target),
    true,
  )
  reportSearches()
}

function reportClick({ target, isSaved }: PageClick): void {
  reportTicket(target)
  const heart = target.closest<HTMLElement>('[data-heart]')
  if (heart?.dataset.heart && !isSaved) report('save', pathTo('concert', { slug: heart.dataset.heart }))
  const share = 'tutti-island[name="Share"] :is(summary, [data-network], [data-copy])'
  if (target.closest(share)) report('share', location.pathname)
}

const ticketLinks = 'a:is([data-buy], [data-provider], [href$="/tickets"])'
const concertPattern = /\/c\/([a-z0-9-]+)/

/** Reports a click on a link to tickets under its concert, or under this page where the link tells of no concert. */
function reportTicket(target: Element): void {
  const link = target.closest<HTMLAnchorElement>(ticketLinks)
  if (!link) return
  const row = link.closest('li')?.querySelector<HTMLAnchorElement>('a[href*="/c/"]')
  const paths = [link.origin === location.origin ? link.pathname : '', row?.pathname ?? '', location.pathname]
  const slug = paths.map((path) => concertPattern.exec(path)?.[1]).find((found) => found !== undefined)
  report('ticket', slug ? pathTo('concert', { slug }) : location.pathname)
}

function reportSearches(): void {
  let query = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    if (query) navigator.sendBeacon(address, JSON.stringify({ kind: 'search-miss', query }))
    query = ''
  }
  document.addEventListener(searchedEvent, (event) => {
    clearTimeout(timer)
    query = event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : ''
    if (query) timer = setTimeout(send, searchedMs)
  })
  addEventListener('pagehide', send)
}

/**
 * Whether the browser had this page before the visitor came: it was rendered or fetched in advance, which the server
 * doesn't count.
 */
function wasFetchedInAdvance(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // `activationStart` and `deliveryType` exist in Chromium only; TypeScript doesn't know them all.
  const { activationStart = 0, deliveryType = '' } = (entry ?? {}) as {
    activationStart?: number
    deliveryType?: string
  }
  return activationStart > 0 || deliveryType === 'navigational-prefetch' || deliveryType === 'cache'
}

const address = pathTo('reportAction')

/** Sends a report that also arrives if the page is left. Where the browser can't, nothing is counted. */
function report(kind: 'view' | 'ticket' | 'save' | 'share', path: string): void {
  const campaign = readCampaign()
  const search = campaign ? `?${campaign}` : ''
  navigator.sendBeacon(
    address,
    JSON.stringify({ kind, path, search, referrer: document.referrer.slice(0, 2000) }),
  )
}
