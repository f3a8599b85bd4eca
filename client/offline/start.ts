import { loadNoticeStyles } from '../browser/notices.ts'
import { savedConcertsEvent } from '../saved/saved-concerts.ts'
import { announceConnectionChanges, showCopyAge } from './connection.ts'
import { offerInstall, prepareInstall } from './install.ts'
import { requestOfflineCopies } from './request-copies.ts'
import { watchForUpdates } from './updates.ts'

let isStarted = false

/**
 * Starts the features of an installed, offline or outdated site. `client/extras.ts` calls it for each event that may
 * concern them; the first call adds their listeners.
 *
 * @param event the event of the window or the document for which it is called.
 */
export default function startOffline(event?: Event): void {
  if (!isStarted) {
    isStarted = true
    void loadNoticeStyles()
    prepareInstall()
    announceConnectionChanges()
    showCopyAge()
    watchForUpdates()
    void requestOfflineCopies()
  } else if (event?.type === savedConcertsEvent) void requestOfflineCopies()
  if (event?.type === 'beforeinstallprompt') offerInstall(event)
}
