import type { Texts } from '../../messages.ts'

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent: Texts<'unsent'> = {
  signedOut: 'Sie sind abgemeldet, es wurde nichts gesendet',
  signedOutHint:
    'Ihr Text steht noch auf dieser Seite. Melden Sie sich in einem neuen Tab an, kommen Sie zurück und senden Sie ihn noch einmal.',
  silent: 'Es wurde nichts gesendet',
  silentHint:
    'Die Datenbank antwortet gerade nicht. Ihr Text steht noch auf dieser Seite: Warten Sie eine Minute und senden Sie ihn noch einmal.',
  signIn: 'In einem neuen Tab anmelden',
  typed: 'Sie haben geschrieben',
  again: 'Noch einmal senden',
}
