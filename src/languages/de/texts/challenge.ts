import type { Texts } from '../../messages.ts'

export const challenge: Texts<'challenge'> = {
  asking:
    'Bestätigen Sie bitte, dass Sie ein Mensch sind. Klappt das nicht, senden Sie trotzdem: Wir prüfen selbst, die Antwort dauert dann vielleicht etwas länger.',
  failed:
    'Die Spam-Prüfung wurde nicht geladen. Senden Sie trotzdem: Wir prüfen selbst, die Antwort dauert dann vielleicht etwas länger.',
  withoutScript:
    'Die Spam-Prüfung braucht JavaScript. Ohne JavaScript prüfen wir selbst, die Antwort dauert dann vielleicht etwas länger.',
}
