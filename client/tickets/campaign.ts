import { campaignOf, withCampaign } from '../../src/shared/campaign.ts'
import { campaignKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/**
 * The campaign that brought the visitor: of this page's address, else the last one of the session. Servers never
 * see it in a page, so without JavaScript it ends with the first page.
 *
 * @returns a query without `?`; empty where there is none.
 */
export function readCampaign(): string {
  const ofThisPage = campaignOf(location.search)
  if (ofThisPage) writeSessionStorage(campaignKey, ofThisPage)
  // What is stored is filtered anew: any script of this origin may have written it.
  return ofThisPage || campaignOf(readSessionStorage(campaignKey))
}

/** Whatever opens the link next asks for its address: a click, the middle button, the menu's «open in a new tab». */
const followings = ['click', 'auxclick', 'contextmenu'] as const

/** Links to the ticket provider (`data-provider`) take the campaign along, those that come later too. */
export function addCampaignToProviderLinks(): void {
  const campaign = readCampaign()
  if (!campaign) return
  for (const type of followings) {
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
