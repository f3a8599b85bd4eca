import { savedEvent } from '../saved/saved-event.ts'
import { announceConnection } from './connection.ts'
import { offerInstall, prepareInstall } from './install.ts'
import { keepForOffline } from './keep-for-offline.ts'
import { tellOfKeptCopy } from './kept-copy.ts'
import { styled } from './notices.ts'
import { watchBuilds } from './updates.ts'

let isStarted = false

/**
 * All that an installed, offline or outdated site says to its visitor. `begin.ts` calls it whenever something may
 * have to be said; the first call starts what watches from then on.
 *
 * @param event what it was called for, if it was an event of the window or the document.
 */
export function startOffline(event?: Event): void {
  if (!isStarted) {
    isStarted = true
    void styled()
    prepareInstall()
    announceConnection()
    tellOfKeptCopy()
    watchBuilds()
    void keepForOffline()
  } else if (event?.type === savedEvent) void keepForOffline()
  if (event?.type === 'beforeinstallprompt') offerInstall(event)
}
