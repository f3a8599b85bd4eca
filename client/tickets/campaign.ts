import { findCampaign, withCampaign } from '../../src/shared/campaign.ts'
import { voucherParameter } from '../../src/shared/constants.ts'
import { campaignKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/**
 * Reads the campaign's parameters (`utm_source` …) that brought the visitor: from this page's address, else the last
 * ones of the session. Without JavaScript they end with the first page.
 *
 * @returns a query without `?`; an empty text where there is no campaign.
 */
export function readCampaign(): string {
  const ofThisPage = findCampaign(location.search)
  if (ofThisPage) writeSessionStorage(campaignKey, ofThisPage)
  // The stored text is filtered again, since any script of this origin may have written it.
  return ofThisPage || findCampaign(readSessionStorage(campaignKey))
}

/**
 * Reads the voucher of this page's address as a query, `voucher=SPRING`; empty if there is none. It isn't kept for other
 * pages: most vouchers are for one concert, and with another's a shop sells nothing.
 */
export const readVoucher = (): string => findCampaign(location.search, [voucherParameter])

/** What a shop gives out as a code. Other text of an address isn't repeated on the page. */
const codePattern = /^[\p{L}\p{N}_-]{1,32}$/u

/** Says that the voucher of this page's address goes along to the seller. */
function showVoucher(): void {
  const place = document.querySelector<HTMLElement>('[data-voucher]')
  const code = new URLSearchParams(readVoucher()).get(voucherParameter) ?? ''
  if (!place || !codePattern.test(code)) return
  for (const name of place.querySelectorAll('b')) name.textContent = code
  place.hidden = false
}

/** Adds what the visitor came with to the address of a provider's page. */
export const withVisit = (address: string): string =>
  withCampaign(withCampaign(address, readVoucher()), readCampaign())

/** Events before a link is opened: by a click, the middle button, or «open in a new tab» of its menu. */
const openingEvents = ['click', 'auxclick', 'contextmenu'] as const

/**
 * Adds campaign and voucher to links to the ticket provider (`data-provider`) when they are opened, also to those added
 * later. A link to the site's own ticket page takes the voucher along.
 */
export function addCampaignToProviderLinks(): void {
  const [campaign, voucher] = [readCampaign(), readVoucher()]
  if (!campaign && !voucher) return
  showVoucher()
  for (const type of openingEvents) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link =
          target instanceof Element
            ? target.closest<HTMLAnchorElement>('a[data-provider], a[data-buy][href$="/tickets"]')
            : null
        if (link)
          link.href = link.dataset.provider === '' ? withVisit(link.href) : withCampaign(link.href, voucher)
      },
      { capture: true },
    )
  }
}
