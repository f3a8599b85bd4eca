import { challengeMessages } from '../../src/languages/texts.ts'
import { challengeOrigin } from '../../src/shared/forms/challenge.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { loadScript } from '../browser/load-resource.ts'

/** Turnstile's script must be loaded from this host: a copy doesn't work (developers.cloudflare.com/turnstile). */
const scriptAddress = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`
const maxLoadingMs = 10_000
/** Least width in pixels of Turnstile's flexible widget; the compact widget is half as wide. */
const flexibleWidthPx = 300

/** The part of Turnstile's script that is used here. */
interface Turnstile {
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown
}

/** `asking`: the visitor has to do something. `failed`: Turnstile can't be had; its own retry may still pass. */
export type ChallengeState = 'pending' | 'asking' | 'passed' | 'failed'

export interface Challenge {
  state: () => ChallengeState
  /** Resolves with the present state, or with the next one while that is `pending`. */
  waitForResult: () => Promise<ChallengeState>
}

/**
 * Adds Turnstile's widget above the form's button, which checks whether a person fills in the form. The widget is
 * visible only where it asks something. It adds its token to the form itself (`challengeField`).
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
    // A text that was shown keeps its room afterwards, so that the button stays under the pointer (`forms.css`).
    place.dataset.state = to
    if (to === 'asking' || to === 'failed') words.textContent = t[to]
    if (to !== 'pending') for (const tell of waiting.splice(0)) tell(to)
  }
  const fail = () => {
    turn('failed')
    // Returning true tells Turnstile that the error is handled; else it writes to the console.
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

/** @returns the theme that the visitor has chosen, or the only one of the site; `auto` where the system decides. */
function themeOfPage(): string {
  const chosen = document.documentElement.dataset.theme
  const schemes =
    document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content.split(' ') ?? []
  return chosen ?? (schemes.length === 1 ? schemes[0] : undefined) ?? 'auto'
}
