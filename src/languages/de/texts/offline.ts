import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const offline: Texts<'offline'> = {
  pageTitle: 'Keine Verbindung',
  pageLead:
    'Diese Seite ist noch nicht auf Ihrem Gerät gespeichert, und das Netz ist gerade nicht erreichbar.',
  pageHint: 'Sobald die Verbindung wieder da ist, öffnet sich die Seite von selbst.',
  available: 'Was ohne Netz geht',
  nothingKept: 'Hier erscheinen die Seiten, die Sie besuchen, und die Konzerte Ihrer Stadt.',
  tryAgain: 'Noch einmal versuchen',
  savedAgo: (age: string) => `gespeichert ${age}`,
  offline: 'Keine Verbindung. Seiten, die Sie besucht haben, öffnen sich trotzdem.',
  offlineList: 'Liste ansehen',
  online: 'Die Verbindung ist wieder da.',
  keptCopy: 'Dies ist eine gespeicherte Seite. Uhrzeiten und Tickets können sich geändert haben.',
  keptCopyOf: (age: string) => `Gespeichert ${age}. Uhrzeiten und Tickets können sich geändert haben.`,
  update: 'Die Website wurde aktualisiert.',
  updateNow: 'Neu laden',
  install: `${names.de.name} installieren: Der Spielplan öffnet sich auch ohne Netz.`,
  installNow: 'Installieren',
  installOnIos: `Um ${names.de.name} zu installieren, tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“.`,
  close: 'Schließen',
  label: 'Meldung der Website',
}
