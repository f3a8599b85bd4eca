import { names } from '../../../brand/chosen.ts'
import type { Texts } from '../../messages.ts'

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
