import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

export const reading: Texts<'reading'> = {
  news: 'News',
  topics: 'Topics',
  morePages: 'More on this site',
  answerLink: 'Link to this answer',
  newsDescription: `News of ${names.en.fullNameGenitive}: premieres, tours, people and life behind the stage.`,
  noNews: 'No news yet',
  noNewsHint: 'The most important things are always in the schedule.',
  schedule: 'Concert schedule',
  postPrograms: 'Programs in this post',
  otherNews: 'More news',
  allNews: 'All news',
  questions: 'Questions and answers',
  questionsDescription: `Tickets, refunds, children, late arrivals, accessibility: answers of ${names.en.fullNameGenitive}.`,
  noQuestions: 'Answers are on their way',
  noAnswer: 'We are still writing the answer.',
  otherQuestions: 'Other questions',
}
