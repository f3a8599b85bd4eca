import type { Texts } from '../../messages.ts'

export const forms: Texts<'forms'> = {
  errorTitle: (title: string) => `Fehler: ${title}`,
  checkForm: 'Prüfen Sie bitte das Formular',
  notSent: 'Das Formular ist noch nicht gesendet',
  sending: 'Wird gesendet …',
  beforeSending: 'Prüfen Sie, ob alles stimmt, und senden Sie das Formular',
  back: 'Zurück zur Seite',
  keepCopy: 'Kopieren Sie Ihren Text zur Sicherheit.',
  writeTo: 'Wenn es eilt, schreiben Sie an',
  faults: {
    'send-again': 'Senden Sie das Formular bitte noch einmal: Alles, was Sie geschrieben haben, ist noch da.',
    changed:
      'Dieses Formular haben Sie schon gesendet, und es ist bei uns. Inzwischen steht etwas anderes darin: Um auch das zu senden, drücken Sie noch einmal.',
    unreadable: 'Das Formular ist beschädigt angekommen. Füllen Sie es bitte noch einmal aus.',
    'too-large': 'Das Formular enthält zu viel Text. Kürzen Sie ihn bitte und senden Sie noch einmal.',
    'too-many': 'Das waren zu viele Versuche. Warten Sie bitte eine Minute und drücken Sie noch einmal.',
    'not-taken':
      'Das Senden ist gerade nicht möglich. Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es in einer Minute noch einmal.',
  },
}
