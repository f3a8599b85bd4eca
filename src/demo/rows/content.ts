import { about, socialProfiles } from '../content/about.ts'
import { articles } from '../content/articles.ts'
import { categories } from '../content/categories.ts'
import { cities } from '../content/cities.ts'
import { collections } from '../content/collections.ts'
import { artistTypes, members } from '../content/members.ts'
import { pages } from '../content/pages.ts'
import { posts } from '../content/posts.ts'
import { programs } from '../content/programs.ts'
import { qaEntries } from '../content/qa.ts'
import { redirects } from '../content/redirects.ts'
import { venues } from '../content/venues.ts'
import { votes } from '../content/votes.ts'
import { type Components, makeComponents } from './components.ts'
import { type Calendar, makeCalendar } from './dates.ts'
import { makeEditions } from './editions.ts'
import { makeUploads, type Uploads } from './uploads.ts'

/** All entries that are written by hand, with their ids. They are the same every day. */
function numberContent() {
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
    socialProfiles,
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
