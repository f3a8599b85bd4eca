import * as z from 'zod/mini'
import { chooseConcerts } from '../../../content/concerts/choose-concerts.ts'
import { readUpcoming } from '../../../content/concerts/schedule.ts'
import { readPublishedEntry } from '../../../content/parts/read-parts.ts'
import {
  assistantMessages,
  concertPageMessages,
  countMessages,
  programMessages,
} from '../../../languages/texts.ts'
import { describeLength } from '../../../languages/visit.ts'
import { pathTo } from '../../../routes/paths.ts'
import { maxQueryLength } from '../../../shared/constants.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import { concertShape, sayConcert, toConcertFacts } from './concert-facts.ts'
import { defineTool, languageField } from './define-tool.ts'
import { editorsTextSchema, quoteWritten, toEditorsText } from './editors-words.ts'
import { findProgramSlug } from './find-program.ts'
import { readToolSource, saySource, sourceSchema } from './source.ts'
import { listWorks, sayWorks, worksSchema } from './works.ts'

/** So many dates of a program are told; `search_concerts` has the others. */
const shownConcerts = 5

export const getProgram = defineTool({
  name: 'get_program',
  description:
    'Tells of one program: works, performers, length, what editors wrote of it, and its next dates.',
  input: z.strictObject({
    program: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(maxQueryLength),
        z.describe('Its slug, or its name in any language'),
      ),
    language: languageField,
  }),
  output: z.object({
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    durationMinutes: z.optional(z.number()),
    ageLimit: z.optional(z.number()),
    performers: z.array(z.string()),
    works: worksSchema,
    about: z.optional(editorsTextSchema),
    concertsAhead: z.number(),
    nextConcerts: z.array(z.object(concertShape)),
    source: sourceSchema,
  }),
  answer: async (asked, asking) => {
    const { content, locale, now } = asking
    const slug = await findProgramSlug(asked.program, asking)
    const program = slug === undefined ? null : await readPublishedEntry(content, 'program', locale, slug)
    if (!program) return { nothing: assistantMessages(locale).noProgram }
    const ahead = chooseConcerts(await readUpcoming(content, locale), { programSlug: program.slug }, now)
    const next = ahead
      .slice(0, shownConcerts)
      .map((concert) => ({ concert, facts: toConcertFacts(concert, asking) }))
    const source = await readToolSource(asking, pathTo('bySlug', { slug: program.slug }))
    const about = toEditorsText(program.descriptionHtml) ?? program.about
    const { durationMinutes, ageLimit, performers, tracklists } = program
    const works = sayWorks(tracklists)
    const t = concertPageMessages(locale)
    return {
      said: [
        [quoteWritten(program.name), describeLength(locale, { durationMinutes, ageLimit })]
          .filter(Boolean)
          .join(', '),
        ...(performers.length > 0
          ? [`${t.performers}: ${performers.map(({ fullName }) => quoteWritten(fullName)).join(', ')}`]
          : []),
        ...(works ? [`${t.tracks}: ${works}`] : []),
        ahead.length === 0 ? programMessages(locale).noDates : countMessages(locale).concerts(ahead.length),
        ...next.map(({ concert, facts }) => `- ${sayConcert(concert, facts, locale)}`),
        saySource(source, locale),
      ].join('\n'),
      data: {
        slug: program.slug,
        name: program.name,
        url: source.url,
        ...omitAbsent({ durationMinutes, ageLimit, about }),
        performers: performers.map(({ fullName }) => fullName),
        works: listWorks(tracklists),
        concertsAhead: ahead.length,
        nextConcerts: next.map(({ facts }) => facts),
        source,
      },
      passages: about ? [{ about: t.program, text: about, url: source.url }] : [],
    }
  },
})
