import { challengeMessages } from '../../src/i18n/challenge.ts'
import { challengeOrigin } from '../../src/shared/forms/challenge.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { loadScript } from '../browser/load-resource.ts'

/** It must come from here: a copy of it doesn't work (developers.cloudflare.com/turnstile). */
const scriptAddress = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`
const maxLoadingMs = 10_000
/** Its widget that fills a line is never narrower; the compact one is half as wide. */
const flexibleWidthPx = 300

/** What is used of Turnstile's script. */
interface Turnstile {
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown
}

/** `asking`: the visitor has to do something. `failed`: it can't be had; a later try of its own may still pass. */
export type ChallengeState = 'pending' | 'asking' | 'passed' | 'failed'

export interface Challenge {
  state: () => ChallengeState
  /** The next state that isn't `pending`, or the present one. */
  waitForResult: () => Promise<ChallengeState>
}

/**
 * Asks Turnstile whether a person fills in the form; its widget stands above the button, and is seen only where it asks
 * something. It adds its token to the form by itself (`challengeField`).
 */
export function showChallenge(form: HTMLFormElement, locale: Locale, siteKey: string): Challenge {
  const t = challengeMessages(locale)
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  const widget = document.createElement('div')
  const place = document.createElement('div')
  place.className = 'form-challenge'
  place.append(words, widget)
  form.querySelector('[data-send]')?.before(place)

  let state: ChallengeState = 'pending'
  const waiting: ((state: ChallengeState) => void)[] = []
  const turn = (to: ChallengeState) => {
    state = to
    // What has been said keeps its room once it isn't so any more: the button stays under the pointer (forms.css).
    place.dataset.state = to
    if (to === 'asking' || to === 'failed') words.textContent = t[to]
    if (to !== 'pending') for (const tell of waiting.splice(0)) tell(to)
  }
  const fail = () => {
    turn('failed')
    // Else it would throw, or write to the console.
    return true
  }
  const render = () => {
    const { turnstile } = window as Window & { turnstile?: Turnstile }
    if (!turnstile) throw new Error('the script brought no Turnstile')
    turnstile.render(widget, {
      sitekey: siteKey,
      language: locale,
      theme: themeOfPage(),
      size: form.clientWidth < flexibleWidthPx ? 'compact' : 'flexible',
      appearance: 'interaction-only',
      callback: () => turn('passed'),
      'before-interactive-callback': () => turn('asking'),
      'expired-callback': () => turn('pending'),
      'error-callback': fail,
      'unsupported-callback': fail,
    })
  }
  loadScript(scriptAddress, maxLoadingMs)
    .then(render)
    .catch((error: unknown) => {
      console.warn('the challenge failed', error)
      fail()
    })
  return {
    state: () => state,
    waitForResult: () =>
      new Promise((resolve) => {
        if (state === 'pending') waiting.push(resolve)
        else resolve(state)
      }),
  }
}

/** As the visitor has chosen it, or the only one that there is. */
function themeOfPage(): string {
  const chosen = document.documentElement.dataset.theme
  const schemes =
    document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content.split(' ') ?? []
  return chosen ?? (schemes.length === 1 ? schemes[0] : undefined) ?? 'auto'
}
