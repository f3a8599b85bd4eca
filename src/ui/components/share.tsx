import { shareAddresses, sharingNetworks } from '../../brand/chosen-providers.ts'
import { shareMessages } from '../../languages/texts.ts'
import { networkName } from '../../providers/network.ts'
import type { Page } from '../../rendering/define-page.ts'
import { inNewTab } from '../../shared/new-tab.ts'
import { opensPage, toShareAddress } from '../../shared/share-networks.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'

/** Number of networks that are shown at once, the brand's first ones; the others are behind «more». */
const shownNetworks = 5

/**
 * Buttons that share the page's own address, without campaign parameters. They are links without JavaScript; with it
 * they open the system's share sheet, or a small window of the network. Needs the style sheet `concert`, `reading` or
 * `star`.
 *
 * @param title of the shared page, without the site's name
 * @param query the part of the address that decides what the page shows, with its `?`
 */
export function Share({ page, title, query = '' }: { page: Page; title: string; query?: string }) {
  const { locale, origin, path } = page
  const t = shareMessages(locale)
  const shared = { url: `${origin}${localePath(locale, path)}${query}`, title }
  const networks = Object.entries(sharingNetworks)
  const toItem = ([network, { name }]: (typeof networks)[number]) => {
    const address = toShareAddress(shareAddresses, network, shared)
    const newTab = opensPage(address) ? inNewTab : {}
    return (
      <li key={network}>
        <a href={address} data-network={network} {...newTab}>
          {networkName(locale, name, t)}
        </a>
      </li>
    )
  }
  return (
    <Island name="Share" load="intent" props={{ locale, ...shared }}>
      <details className="share choices">
        <summary className="button button-quiet">
          <Icon name="share" />
          {t.share}
        </summary>
        <ul aria-label={t.share}>
          {networks.slice(0, shownNetworks).map(toItem)}
          <li>
            <button type="button" hidden data-copy>
              {t.copy}
            </button>
          </li>
          {networks.length > shownNetworks ? (
            <li>
              <details>
                <summary>{t.more}</summary>
                <ul aria-label={t.more}>{networks.slice(shownNetworks).map(toItem)}</ul>
              </details>
            </li>
          ) : null}
        </ul>
        <p className="note" role="status" data-share-state />
      </details>
    </Island>
  )
}
