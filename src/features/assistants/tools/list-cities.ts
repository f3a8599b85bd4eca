import * as z from 'zod/mini'
import { readConcertCounts } from '../../../content/concerts/schedule.ts'
import { readCities } from '../../../content/places/readers.ts'
import { siteMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { compareNames } from '../../../shared/format.ts'
import { omitAbsent } from '../../../strapi/port/fields.ts'
import { defineTool, languageField, toAddress } from './define-tool.ts'
import { quoteWritten } from './editors-words.ts'
import { readToolSource, saySource, sourceSchema } from './source.ts'

const citySchema = z.object({
  slug: z.string(),
  name: z.string(),
  countryCode: z.string().check(z.describe('ISO 3166-1 alpha-2')),
  timeZone: z.string().check(z.describe('IANA name')),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  concerts: z.number().check(z.describe('How many concerts are ahead')),
  url: z.string(),
})

export const listTourCities = defineTool({
  name: 'list_cities',
  description: 'Lists the cities with concerts ahead, and how many; with «all» also those without any now.',
  input: z.strictObject({ language: languageField, all: z.optional(z.boolean()) }),
  output: z.object({ cities: z.array(citySchema), source: sourceSchema }),
  answer: async ({ all = false }, asking) => {
    const { content, locale } = asking
    const [cities, counts] = await Promise.all([readCities(content), readConcertCounts(content, locale)])
    const inOrder = compareNames(locale)
    const shown = cities
      .filter(({ slug }) => all || counts[slug])
      .map((city) => ({
        slug: city.slug,
        name: city.names[locale].name,
        countryCode: city.countryCode.toUpperCase(),
        timeZone: city.timeZone,
        ...omitAbsent({ latitude: city.latitude, longitude: city.longitude }),
        concerts: counts[city.slug] ?? 0,
        url: toAddress(asking, pathTo('city', { slug: city.slug })),
      }))
      .sort((one, other) => inOrder(one.name, other.name))
    const source = await readToolSource(asking, pathTo('cities'))
    return {
      said: [
        `${siteMessages(locale).menuLinks.cities}: ${shown.length}`,
        ...shown.map(({ name, concerts, url }) => `- ${quoteWritten(name)}: ${concerts} (${url})`),
        saySource(source, locale),
      ].join('\n'),
      data: { cities: shown, source },
    }
  },
})
