import { formatAge } from '../../src/i18n/age.ts'
import { pageLocale } from '../page-locale.ts'
import { say } from './notices.ts'
import { offlineAddress, texts } from './page-language.ts'

/** Says how old the page is, where the service worker answered with a copy of it. */
export function tellOfKeptCopy(): void {
  const { keptAt } = document.documentElement.dataset
  if (!keptAt) return
  const age = formatAge(pageLocale(), Date.now() - Date.parse(keptAt))
  say('kept-copy', {
    text: age ? texts().keptCopyOf(age) : texts().keptCopy,
    action: navigator.onLine
      ? { label: texts().updateNow, run: () => location.reload() }
      : { label: texts().offlineList, run: offlineAddress() },
    onClose: () => undefined,
  })
}
