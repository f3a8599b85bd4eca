import type { Context } from 'hono'
import { sections } from '../../brand/chosen.ts'
import { policies } from '../../cache/policies.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { readUpcoming } from '../../content/concerts/schedule.ts'
import { readCities, readVenues } from '../../content/places/readers.ts'
import { readProgramNames, readVotes } from '../../content/programs/readers.ts'
import { readFeedPosts, readMorePages, readQuestions } from '../../content/reading/readers.ts'
import { readAllSeries } from '../../content/series/readers.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { assistantMessages, siteMessages } from '../../languages/texts.ts'
import { addressBook } from '../../routes/addresses.ts'
import { fixedPaths, pathTo, toEntryPath, toMarkdownPath } from '../../routes/paths.ts'
import type { ContentType } from '../../shared/content-types.ts'
import { formatFullDay } from '../../shared/format.ts'
import { localePath } from '../../shared/urls.ts'
import { answerFile } from './answer-file.ts'
import { readNames } from './read-names.ts'

const kind = { contentType: 'text/plain; charset=utf-8', policy: policies.files }

/** Concerts ahead that are listed; a longer file is cut by those who read it, and the sitemap has all. */
const shownConcerts = 200

interface Listed {
  name: string
  path: string
}

/** `GET /llms.txt` (llmstxt.org), `/en/llms.txt`: what the site has, each page as Markdown, in the sitemap's order. */
export const serveLlmsTxt = (c: Context<AppEnv>): Promise<Response> =>
  answerFile(c, kind, async () => {
    const locale = c.get('locale')
    const origin = readPublicOrigin(c)
    const { content } = c.get('services')
    const [names, programs, concerts, cities, venues, posts, questions, votes, series, more] =
      await Promise.all([
        readNames(content, locale),
        readProgramNames(content, locale),
        readUpcoming(content, locale),
        readCities(content),
        readVenues(content, locale),
        readFeedPosts(content, locale),
        readQuestions(content, locale),
        readVotes(content, locale),
        sections.includes('series') ? readAllSeries(content, locale) : [],
        readMorePages(content, locale),
      ])
    const t = assistantMessages(locale)
    const titles = siteMessages(locale).menuLinks
    const nameOf = new Map<string | undefined, string>(
      Object.entries(titles).map(([name, text]) => [addressBook[name]?.path, text]),
    )
    const listed: [string, Listed[]][] = [
      [
        t.pages,
        [
          ...fixedPaths.map((path) => ({
            name: path === '/' ? names.name : (nameOf.get(path) ?? path.slice(1)),
            path,
          })),
          ...toListed('page', more.pages).filter(({ path }) => !fixedPaths.includes(path)),
        ],
      ],
      [
        titles.concerts,
        concerts.slice(0, shownConcerts).map((concert) => ({
          name: [formatFullDay(locale, concert.date), concert.city?.name, toConcertName(concert)?.name]
            .filter(Boolean)
            .join(', '),
          path: pathTo('concert', concert),
        })),
      ],
      [
        titles.programs,
        [...toListed('program', programs), ...toListed('program-collection', more.collections)],
      ],
      [titles.allSeries, toListed('series', series)],
      [
        titles.cities,
        toListed(
          'city',
          cities.map(({ slug, names: own }) => ({ slug, name: own[locale].name })),
        ),
      ],
      [titles.venues, toListed('venue', venues)],
      [titles.about, toListed('member', more.members)],
      [
        titles.news,
        [
          ...toListed(
            'post',
            posts.map(({ slug, title }) => ({ slug, name: title })),
          ),
          ...toListed('article', more.articles),
          ...toListed('category', more.categories),
        ],
      ],
      [
        titles.qa,
        toListed(
          'qa-entry',
          questions.map(({ slug, question }) => ({ slug, name: question })),
        ),
      ],
      [
        titles.votes,
        toListed(
          'vote',
          votes.map(({ slug, title }) => ({ slug, name: title })),
        ),
      ],
    ]
    const toLine = ({ name, path }: Listed) =>
      `- [${toLabel(name)}](${origin}${localePath(locale, toMarkdownPath(path))})`
    return [
      `# ${toLabel(names.fullName)}`,
      `> ${toLabel(names.description)}`,
      `${t.address}: ${origin}${localePath(locale, pathTo('mcp'))}`,
      ...listed
        .filter(([, entries]) => entries.length > 0)
        .map(([title, entries]) => `## ${title}\n\n${entries.map(toLine).join('\n')}`),
      `## Optional\n\n- [${t.optional}](${origin}${pathTo('sitemap')})\n`,
    ].join('\n\n')
  })

const toLabel = (name: string): string => name.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')

/** Entries at their pages; without those whose path another address uses. */
const toListed = (type: ContentType, entries: readonly { slug: string; name: string }[]): Listed[] =>
  entries.flatMap(({ slug, name }) => {
    const path = toEntryPath(type, slug)
    return path === undefined ? [] : [{ name, path }]
  })
