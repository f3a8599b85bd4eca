import { campaignOf, withCampaign } from '../../src/shared/campaign.ts'
import { campaignKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/**
 * Reads the campaign's parameters (`utm_source` …) that brought the visitor: from this page's address, else the last
 * ones of the session. Without JavaScript they end with the first page.
 *
 * @returns a query without `?`; an empty text where there is no campaign.
 */
export function readCampaign(): string {
  const ofThisPage = campaignOf(location.search)
  if (ofThisPage) writeSessionStorage(campaignKey, ofThisPage)
  // The stored text is filtered again, since any script of this origin may have written it.
  return ofThisPage || campaignOf(readSessionStorage(campaignKey))
}

/** Events before a link is opened: by a click, the middle button, or «open in a new tab» of its menu. */
const openingEvents = ['click', 'auxclick', 'contextmenu'] as const

/**
 * Adds the campaign to links to the ticket provider (`data-provider`) when they are opened, also to those added later.
 */
export function addCampaignToProviderLinks(): void {
  const campaign = readCampaign()
  if (!campaign) return
  for (const type of openingEvents) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-provider]') : null
        if (link) link.href = withCampaign(link.href, campaign)
      },
      { capture: true },
    )
  }
}
