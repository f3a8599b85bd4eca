import type { Texts } from '../../messages.ts'

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
