import { formatNumber } from '../../../shared/format.ts'
import { plural, type Texts } from '../../messages.ts'

export const editorWords: Texts<'editorWords'> = {
  lead: 'Ihre Nachricht erhalten alle, die sich zu diesem Konzert benachrichtigen lassen oder es im Konto gemerkt haben. Wer auf die Benachrichtigung tippt, landet auf der Seite des Konzerts.',
  browsers: (count) => `${formatNumber('de', count)} Browser`,
  addresses: (count) =>
    `${formatNumber('de', count)} ${plural('de', count, { one: 'E-Mail-Adresse', other: 'E-Mail-Adressen' })}`,
  reached: (readers) => `Sie erreicht jetzt ${readers}.`,
  nobody: 'Diesem Konzert folgt derzeit niemand: Die Nachricht würde niemanden erreichen.',
  night:
    'Zwischen 22 und 9 Uhr Ortszeit wartet sie bis zum Morgen; weniger als drei Stunden vor Beginn geht sie sofort hinaus.',
  labels: {
    de: 'Auf Deutsch',
    en: 'Auf Englisch',
    kk: 'Auf Kasachisch',
    ru: 'Auf Russisch',
    th: 'Auf Thailändisch',
  },
  hint: (letters) =>
    `Bis zu ${letters} Zeichen. Bleibt eine Sprache leer, kommt die Nachricht in einer anderen an.`,
  look: 'Vorschau ansehen',
  lookAgain: 'Vorschau noch einmal ansehen',
  shown: 'So kommt sie an',
  shownHint: 'Noch ist nichts gesendet.',
  send: 'Senden',
  change: 'Text ändern',
  told: 'Die Nachricht ist unterwegs: Alle erhalten sie genau einmal, auch wenn Sie sie noch einmal senden.',
  said: 'Bisherige Nachrichten',
  progress: (sent, waiting) => `Zugestellt: ${sent}, noch ausstehend: ${waiting}.`,
  toConcert: 'Zum Konzert',
  notSent: 'Es wurde nichts gesendet',
  notSetUp: 'Benachrichtigungen sind auf dieser Website noch nicht eingerichtet.',
  forOffice: 'An das Publikum schreibt das Büro: Dafür ist die Rolle „Büro“ oder „Leitung“ nötig.',
  faults: {
    gone: () =>
      'Dieses Konzert ist vorbei oder nicht mehr veröffentlicht: Es gibt kein Publikum mehr, dem Sie schreiben könnten.',
    'no-words': () => 'Schreiben Sie in mindestens einer Sprache etwas',
    long: (label) => `„${label}“ ist zu lang: Kürzen Sie bitte`,
    unreadable: (label) => `„${label}“ enthält nichts Lesbares: Schreiben Sie bitte Wörter`,
  },
}

export const preview: Texts<'preview'> = {
  title: 'Vorschau der Entwürfe',
  about:
    'Hierher führt die Schaltfläche „Auf der Website ansehen“ im Redaktionssystem: Sie zeigt eine Seite so, wie sie erscheinen wird.',
  notSetUp: 'Die Vorschau ist auf dieser Website nicht eingerichtet.',
  toHome: 'Zur Startseite',
  faults: {
    forged:
      'Der Link ist unvollständig oder stammt nicht von dieser Website. Öffnen Sie den Eintrag im Redaktionssystem und drücken Sie noch einmal „Auf der Website ansehen“.',
    expired:
      'Der Link galt eine Stunde und ist abgelaufen. Öffnen Sie den Eintrag im Redaktionssystem und drücken Sie noch einmal „Auf der Website ansehen“.',
    type: 'Solche Einträge haben keine eigene Seite auf der Website.',
    missing:
      'Diesen Eintrag gibt es nicht mehr, oder er hat keine Adresse. Speichern Sie ihn im Redaktionssystem und versuchen Sie es noch einmal.',
  },
  bar: 'Vorschau',
  drafts: 'Sie sehen Entwürfe',
  published: 'Sie sehen die veröffentlichte Fassung',
  toPublished: 'Veröffentlichte Fassung',
  toDrafts: 'Entwurf',
  leave: 'Vorschau beenden',
}
