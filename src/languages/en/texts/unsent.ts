import type { Texts } from '../../messages.ts'

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent: Texts<'unsent'> = {
  signedOut: 'You are signed out, and nothing was sent',
  signedOutHint: 'Your text is kept on this page. Sign in in a new tab, come back here and send it again.',
  silent: 'Nothing was sent',
  silentHint:
    'The database does not answer just now. Your text is kept on this page: wait a minute and send it again.',
  signIn: 'Sign in in a new tab',
  typed: 'You wrote',
  again: 'Send again',
}
