import { about, social } from '../data/about.ts'
import { articles } from '../data/articles.ts'
import { categories } from '../data/categories.ts'
import { cities } from '../data/cities.ts'
import { collections } from '../data/collections.ts'
import { artistTypes, members } from '../data/members.ts'
import { pages } from '../data/pages.ts'
import { posts } from '../data/posts.ts'
import { programs } from '../data/programs.ts'
import { qaEntries } from '../data/qa.ts'
import { redirects } from '../data/redirects.ts'
import { venues } from '../data/venues.ts'
import { votes } from '../data/votes.ts'
import { type Components, makeComponents } from './components.ts'
import { type Calendar, makeCalendar } from './dates.ts'
import { makeEditions } from './editions.ts'
import { makeUploads, type Uploads } from './uploads.ts'

/** Everything that is written by hand, with ids given out: the same every day. */
export function numberContent() {
  return {
    cities: makeEditions('city', cities),
    venues: makeEditions('venue', venues),
    programs: makeEditions('program', programs),
    collections: makeEditions('program collection', collections),
    members: makeEditions('member', members),
    artistTypes: makeEditions('artist type', artistTypes),
    categories: makeEditions('category', categories),
    posts: makeEditions('post', posts),
    articles: makeEditions('article', articles),
    qaEntries: makeEditions('question', qaEntries),
    pages: makeEditions('page', pages),
    votes: makeEditions('vote', votes),
    about,
    social,
    redirects,
  }
}

export type NumberedContent = ReturnType<typeof numberContent>

/** What the makers of rows share while they make one snapshot. */
export interface Making extends Calendar, Components, Uploads {
  /** YYYY-MM-DD */
  today: string
  content: NumberedContent
}

export function startMaking(today: string): Making {
  const calendar = makeCalendar(today)
  return { today, content: numberContent(), ...calendar, ...makeComponents(), ...makeUploads(calendar) }
}
