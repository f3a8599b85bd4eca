import { savedChangeEvent } from '../saved/saved-concerts.ts'
import { loadBannerStyles } from './banner.ts'
import { announceConnection, showCopyAge } from './connection.ts'
import { offerInstall, prepareInstall } from './install.ts'
import { requestOfflineCopies } from './request-copies.ts'
import { watchForUpdates } from './updates.ts'

let isStarted = false

/**
 * All that an installed, offline or outdated site says to its visitor. `client/extras.ts` calls it whenever something may
 * have to be said; the first call starts what watches from then on.
 *
 * @param event what it was called for, if it was an event of the window or the document.
 */
export default function startOffline(event?: Event): void {
  if (!isStarted) {
    isStarted = true
    void loadBannerStyles()
    prepareInstall()
    announceConnection()
    showCopyAge()
    watchForUpdates()
    void requestOfflineCopies()
  } else if (event?.type === savedChangeEvent) void requestOfflineCopies()
  if (event?.type === 'beforeinstallprompt') offerInstall(event)
}
