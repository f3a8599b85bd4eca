import type { Texts } from '../../messages.ts'

export const pages: Texts<'pages'> = {
  watchOn: (host: string) => `Watch on ${host}`,
  openOn: (host: string) => `Open on ${host}`,
  showFrom: (host: string) => `Show it here, from ${host}`,
  frameTitle: (host: string) => `Embedded from ${host}`,
  nextConcerts: 'Upcoming concerts',
  toConcerts: 'See the dates',
  allQuestions: 'All questions and answers',
  noAnswer: 'Not here?',
  noAnswerHint:
    'Write to us with the city, the date of the concert and what happened. It speeds the answer up.',
  openContacts: 'Open contacts',
  voteOpen: (from: string, to: string) => `The vote runs from ${from} to ${to}`,
  voteAhead: (from: string) => `The vote opens on ${from}`,
  voteClosed: (to: string) => `The vote closed on ${to}`,
  programs: 'Programs',
  articles: 'Articles',
  categoryTitle: (name: string) => `${name}: articles and programs`,
  emptyCategory: 'Nothing here yet.',
  moreInCategory: (name: string) => `Category: ${name}`,
}
