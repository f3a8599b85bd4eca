import type { Locale } from '../../src/shared/locales.ts'
import type { Challenge } from './challenge.ts'

/** A form that waits for longer goes without: it is held then, and read all the same. */
const maxWaitMs = 5000

/**
 * Loads the challenge once the visitor begins to fill in the form, or at the latest when they send it: nothing of
 * another company before that.
 *
 * @returns to be called when the form is sent: nothing where it may go at once; else what comes true when it may go, and
 *   false where the visitor is asked something first
 */
export function awaitChallenge(
  form: HTMLFormElement,
  locale: Locale,
  siteKey: string,
): () => Promise<boolean> | undefined {
  let shown: Challenge | undefined
  let showing: Promise<Challenge> | undefined
  const show = () => {
    showing ??= import('./challenge.ts').then(({ showChallenge }) => {
      shown = showChallenge(form, locale, siteKey)
      return shown
    })
    // Without its code the form is sent without a token.
    showing.catch(() => undefined)
    return showing
  }
  form.addEventListener('input', show, { once: true })
  return () => {
    if (shown && shown.state() !== 'pending') return undefined
    const settled = show().then(async (challenge) => (await challenge.settle()) !== 'asking')
    return Promise.race([settled.catch(() => true), timeIsUp()])
  }
}

const timeIsUp = () => new Promise<true>((resolve) => setTimeout(() => resolve(true), maxWaitMs))
