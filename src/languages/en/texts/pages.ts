import { introductions, names } from '../../../brand/chosen.ts'
import { type CityInText, inCity } from '../../city-in-text.ts'
import { plural, type Texts } from '../../messages.ts'

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

export const home: Texts<'home'> = {
  heroLead: introductions.en.tagline,
  chooseConcert: 'Choose a concert',
  concertsIn: (city: CityInText) => `Concerts ${inCity(city, 'in ')}`,
  concerts: 'Upcoming concerts',
  allConcerts: 'All concerts',
  programs: 'Programs',
  allPrograms: 'All programs',
  news: 'News',
  allNews: 'All news',
  about: 'About the orchestra',
  noneInCity: (city: CityInText) => `No concerts ${inCity(city, 'in ')} yet. Here is what other cities have.`,
}

export const contentPages: Texts<'contentPages'> = {
  titles: {
    about: 'About the orchestra',
    charity: 'Social responsibility',
    services: 'What the orchestra offers',
    security: 'Safety and personal data',
  },
  contact: 'Contact',
  questions: 'Questions and answers',
  help: 'Help centre',
  schedule: 'Concert schedule',
  figures: 'The orchestra in numbers',
  played: (count: number) => `${plural('en', count, { one: 'concert', other: 'concerts' })} played so far`,
  programs: (count: number) =>
    `${plural('en', count, { one: 'program', other: 'programs' })} in the repertoire`,
  cities: (count: number) =>
    `${plural('en', count, { one: 'city', other: 'cities' })} on the map of the tour`,
  mission: 'Why we play',
  legal: 'Legal details',
  legalName: 'Name',
  legalAddress: 'Address',
}

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

export const offline: Texts<'offline'> = {
  pageTitle: 'No connection',
  pageLead: 'This page isn’t saved on your device yet, and the network can’t be reached right now.',
  pageHint: 'It opens by itself as soon as the connection is back.',
  available: 'What you can open offline',
  nothingKept: 'Pages that you visited and your city’s schedule will be listed here.',
  tryAgain: 'Try again',
  savedAgo: (age: string) => `saved ${age}`,
  offline: 'No connection. Pages that you visited still open.',
  offlineList: 'See which',
  online: 'You are back online.',
  keptCopy: 'This is a saved page. Times and tickets may have changed.',
  keptCopyOf: (age: string) => `This page was saved ${age}. Times and tickets may have changed.`,
  update: 'The site has been updated.',
  updateNow: 'Refresh',
  install: `Install ${names.en.name}: the schedule opens offline too.`,
  installNow: 'Install',
  installOnIos: `To install ${names.en.name}, tap Share, then “Add to Home Screen”.`,
  close: 'Close',
  label: 'Site message',
}

export const errors: Texts<'errors'> = {
  notFound: 'Page not found',
  notFoundHint: 'The address may have changed. Search for a concert or go to the home page.',
  pastEndHint: 'The list ends before this page.',
  lastPage: 'To the last page',
  unavailable: 'This page can’t be opened right now',
  unavailableHint: 'We know about it. Please refresh the page in a minute.',
  tooMany: 'Too many requests in a row',
  tooManyHint: 'Please wait a minute and refresh the page.',
  unreadable: 'This request couldn’t be read',
  unreadableHint: 'Please go back to the page you came from and try again.',
  foreign: 'This request came from another site',
  foreignHint: 'Nothing was done. Please open the page here and try again.',
  otherRole: 'This page needs other rights',
  otherRoleHint:
    'You are signed in, but your account may not open this page. Whoever runs the site gives out rights.',
  home: 'Home page',
  nextConcerts: 'Upcoming concerts',
}
