import { calendarMessages, feedMessages } from '../languages/texts.ts'
import { pathTo } from '../routes/paths.ts'
import { localePath } from '../shared/urls.ts'
import type { Page } from './define-page.ts'

export interface FeedLink {
  rel: 'alternate' | 'search'
  type: string
  title: string
  href: string
}

/** Links in every page's `<head>` for feed readers, calendars and browsers. */
export const feedLinks = ({ locale, names }: Pick<Page, 'locale' | 'names'>): FeedLink[] => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedMessages(locale).news,
    href: localePath(locale, pathTo('newsFeed')),
  },
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedMessages(locale).concerts,
    href: localePath(locale, pathTo('concertsFeed')),
  },
  {
    rel: 'alternate',
    type: 'text/calendar',
    title: calendarMessages(locale).schedule,
    href: localePath(locale, pathTo('scheduleCalendar')),
  },
  {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: names.name,
    href: localePath(locale, pathTo('openSearch')),
  },
]
