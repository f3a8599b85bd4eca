import type { Texts } from '../../messages.ts'

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
