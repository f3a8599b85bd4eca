import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'

/** Shown by `client/offline/install.ts` where the site can be installed and isn't yet. */
export function InstallButton({ page: { locale } }: { page: Page }) {
  return (
    <p>
      <button type="button" className="button button-quiet" hidden data-install="">
        {siteMessages(locale).installApp}
      </button>
    </p>
  )
}
