import { accountKey, signedInCookie } from '../../src/shared/stored-names.ts'
import { readCookie } from '../cookies.ts'
import { readStored } from '../storage.ts'
import { whenActive } from '../when-active.ts'

/**
 * Brings the code of accounts where somebody is signed in, or was until a moment ago, and has it look again whenever
 * the page comes back: another tab may have signed out.
 */
export function watchAccount(): void {
  let code: Promise<typeof import('./follow-account.ts')> | undefined
  const look = () => {
    if (code) code.then(({ settleAccount }) => settleAccount(true), console.warn)
    else if (readCookie(signedInCookie) || readStored(accountKey) !== null) {
      code = import('./follow-account.ts')
      code.then(({ followAccount }) => followAccount(), console.warn)
    }
  }
  whenActive(look)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}
