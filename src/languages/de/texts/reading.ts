import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const reading: Texts<'reading'> = {
  news: 'Neuigkeiten',
  topics: 'Themen',
  morePages: 'Mehr auf dieser Website',
  answerLink: 'Link zu dieser Antwort',
  newsDescription: `${names.de.fullName}: Neuigkeiten über Premieren, Tourneen, Menschen und das Geschehen hinter der Bühne.`,
  noNews: 'Noch keine Neuigkeiten',
  noNewsHint: 'Das Wichtigste steht immer im Spielplan.',
  schedule: 'Zum Spielplan',
  postPrograms: 'Programme in diesem Beitrag',
  otherNews: 'Weitere Neuigkeiten',
  allNews: 'Alle Neuigkeiten',
  questions: 'Fragen und Antworten',
  questionsDescription: `${names.de.fullName}: Antworten zu Tickets, Rückgabe, Kindern im Konzert, Nacheinlass und Barrierefreiheit.`,
  noQuestions: 'Die Antworten folgen bald',
  noAnswer: 'An dieser Antwort schreiben wir noch.',
  otherQuestions: 'Weitere Fragen',
}
