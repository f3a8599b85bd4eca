import type { Context } from 'hono'
import { policies } from '../../cache/policies.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { readUpcoming } from '../../content/concerts/schedule.ts'
import { readCities, readVenues } from '../../content/places/readers.ts'
import { readProgramNames } from '../../content/programs/readers.ts'
import { readFeedPosts, readQuestions } from '../../content/reading/readers.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readPublicOrigin } from '../../http/public-origin.ts'
import { assistantMessages, siteMessages } from '../../languages/texts.ts'
import { fixedPaths, pathTo, toMarkdownPath } from '../../routes/paths.ts'
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
    const [names, programs, concerts, cities, venues, posts, questions] = await Promise.all([
      readNames(content, locale),
      readProgramNames(content, locale),
      readUpcoming(content, locale),
      readCities(content),
      readVenues(content, locale),
      readFeedPosts(content, locale),
      readQuestions(content, locale),
    ])
    const t = assistantMessages(locale)
    const titles = siteMessages(locale).menuLinks
    const nameOf: Record<string, string> = Object.fromEntries(
      Object.entries(titles).map(([name, text]) => [`/${name}`, text]),
    )
    const sections: [string, Listed[]][] = [
      [
        t.pages,
        [
          ...programs.map(({ slug, name }) => ({ name, path: pathTo('bySlug', { slug }) })),
          ...fixedPaths.map((path) => ({
            name: path === '/' ? names.name : (nameOf[path] ?? path.slice(1)),
            path,
          })),
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
        titles.cities,
        cities.map(({ slug, names: own }) => ({ name: own[locale].name, path: pathTo('city', { slug }) })),
      ],
      [titles.venues, venues.map(({ slug, name }) => ({ name, path: pathTo('venue', { slug }) }))],
      [titles.news, posts.map(({ slug, title }) => ({ name: title, path: pathTo('post', { slug }) }))],
      [
        titles.qa,
        questions.map(({ slug, question }) => ({ name: question, path: pathTo('qaEntry', { slug }) })),
      ],
    ]
    const toLine = ({ name, path }: Listed) =>
      `- [${toLabel(name)}](${origin}${localePath(locale, toMarkdownPath(path))})`
    return [
      `# ${toLabel(names.fullName)}`,
      `> ${toLabel(names.description)}`,
      `${t.address}: ${origin}${localePath(locale, pathTo('mcp'))}`,
      ...sections
        .filter(([, listed]) => listed.length > 0)
        .map(([title, listed]) => `## ${title}\n\n${listed.map(toLine).join('\n')}`),
      `## Optional\n\n- [${t.optional}](${origin}${pathTo('sitemap')})\n`,
    ].join('\n\n')
  })

const toLabel = (name: string): string => name.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
