import { inCity } from '../../city-in-text.ts'
import type { Texts } from '../../messages.ts'

export const bell: Texts<'bell'> = {
  bell: 'Benachrichtigen',
  on: 'Wir sagen Bescheid',
  tickets: 'Melden, sobald es Tickets gibt',
  newDate: 'Neuen Termin melden',
  about: {
    concert: 'Wenn das Konzert verlegt oder abgesagt wird, und noch einmal am Tag davor',
    tickets: 'Sobald der Vorverkauf beginnt oder wieder Tickets da sind',
    city: (city) => `Sobald ein Konzert ${inCity(city, 'in ')} angekündigt wird`,
    program: (program) => `Sobald ein Konzert mit „${program}“ angekündigt wird`,
    wish: (program, city) => `Sobald „${program}“ ${inCity(city, 'in ')} gespielt wird`,
    place: (place) => `Sobald ein Konzert im Umkreis von 100 km angekündigt wird: ${place}`,
  },
  tell: {
    city: (city) => `Über neue Konzerte ${inCity(city, 'in ')} benachrichtigen`,
    program: (program) => `Über neue Konzerte mit „${program}“ benachrichtigen`,
    wish: (program, city) => `Benachrichtigen, wenn „${program}“ ${inCity(city, 'in ')} gespielt wird`,
    place: (place) => `Über Konzerte im Umkreis von 100 km benachrichtigen: ${place}`,
  },
  title: 'Worüber wir Sie benachrichtigen',
  night: 'Zwischen 22 und 9 Uhr lassen wir Sie in Ruhe. Abbestellen können Sie jederzeit.',
  ask: 'Ihr Browser fragt gleich, ob er Benachrichtigungen anzeigen darf.',
  allow: 'Benachrichtigungen einschalten',
  notNow: 'Nicht jetzt',
  all: 'Alle Benachrichtigungen, auch per E-Mail',
  done: 'Erledigt: Benachrichtigungen kommen in diesen Browser.',
  denied:
    'Ihr Browser lässt Benachrichtigungen dieser Website nicht zu. Erlauben Sie sie in den Einstellungen oder wählen Sie einen anderen Weg.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen anzeigen. Wählen Sie einen anderen Weg.',
  install:
    'Auf iPhone und iPad installieren Sie die Website zuerst: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und tippen Sie noch einmal auf die Glocke.',
  failed: 'Das hat gerade nicht geklappt. Versuchen Sie es etwas später noch einmal.',
  full: 'Mehr Benachrichtigungen sind nicht möglich: Bestellen Sie erst auf der Seite „Benachrichtigungen“ etwas ab.',
}
