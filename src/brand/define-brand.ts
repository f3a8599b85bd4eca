import * as z from 'zod'
import { analyticsProviders } from '../providers/analytics.ts'
import { embedIds } from '../providers/embeds.ts'
import { mapProviders } from '../providers/maps.ts'
import { shareNetworkIds } from '../providers/networks.ts'
import { type Language, translatedLanguages } from './languages.ts'
import {
  socialLink,
  toIdListSchema,
  toNewsletter,
  toProviderChoiceSchema,
  toTicketShop,
} from './provider-choice.ts'
import { findCountryCurrency, regionSchema } from './region.ts'

/** Returns a message that says what a value must be, with an example. */
const mustBe = (what: string, example: string) => ({ error: `must be ${what}, as ${example}` })

const textLike = (example: string, maxLength = 300) =>
  z
    .string(mustBe('a text', `«${example}»`))
    .min(1, mustBe('a text', `«${example}»`))
    .max(maxLength, { error: `has more than ${maxLength} letters` })
const matching = (pattern: RegExp, what: string, example: string) =>
  z.string(mustBe(what, `'${example}'`)).regex(pattern, mustBe(what, `'${example}'`))

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug', 'saint-petersburg')
const host = matching(/^[a-z0-9.-]+(:\d+)?$/, 'a host name without protocol and path', 'tickets.example.org')
const webAddress = matching(/^https:\/\/[^\s/]+/, 'an https address', 'https://example.org/orchestra')
const sitePath = matching(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path of the site', '/venues/round-hall')

const language = z.enum(translatedLanguages, {
  error: ({ input }) =>
    `${JSON.stringify(input)} is no language of the software’s texts, which are ${translatedLanguages.join(', ')}`,
})
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(language, value)

const namesSchema = z.strictObject({
  /** Short name, shown beside the logo and under the icon of the installed site. */
  name: textLike('North', 30),
  fullName: textLike('North Chamber Orchestra', 80),
  /** The full name inside a sentence, as in «concerts are played by …»; if absent, `fullName`. */
  fullNameInText: z.optional(textLike('the North Chamber Orchestra', 90)),
  /**
   * The full name in the genitive, as after «concerts of …», in languages that inflect nouns; if absent,
   * `fullNameInText`.
   */
  fullNameGenitive: z.optional(textLike('оркестра «Север»', 90)),
  /** What the orchestra plays, or how: under the name on the home page, and on Open Graph images. */
  tagline: textLike('Music by candlelight', 80),
  /** Title of the home page, and of pages without a title. */
  title: textLike('North Chamber Orchestra: music by candlelight', 120),
  description: textLike('A chamber orchestra from Tromsø: three hundred years of music, by candlelight.'),
  copyrightHolder: textLike('North Chamber Orchestra', 80),
})

const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address', 'office@example.org')
const phone = matching(/^\+[\d ()-]{6,24}$/, 'a telephone number', '+64 4 123 4567')

/** A number as authorities print it: «75/123/45678», «HRB 12345 (Amtsgericht Bremen)». */
const legalNumber = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ./&(),-]{0,59}$/u

const organiser = z.strictObject({
  name: textLike('North Concerts Ltd', 120),
  /** Values in languages other than the default one. */
  names: z.optional(z.partialRecord(language, textLike('North Concerts Ltd', 120))),
  /** Tax number and registration number; the names are those of the country that they come from. */
  inn: matching(legalNumber, 'a tax number', 'DE 123 456 789'),
  ogrn: matching(legalNumber, 'a registration number', 'HRB 12345'),
  /** Address to which tickets are returned. */
  address: z.optional(textLike('Storgata 1, Tromsø', 200)),
  /** Values in languages other than the default one. */
  addresses: z.optional(z.partialRecord(language, textLike('Storgata 1, Tromsø', 200))),
  email: z.optional(email),
  phone: z.optional(phone),
  /** Days within which money for a cancelled concert is returned after a request. */
  refundDays: z.optional(z.int().min(1).max(365)),
})

/** A page by its name in `routes/addresses.ts`, or a path of the site with a text of its own. */
const menuItem = z.union([
  z.string(),
  z.strictObject({ path: sitePath, names: inLanguages(textLike('Round Hall', 40)) }),
])
const menu = z.array(menuItem).max(30)

const fixedPage = z.strictObject({
  path: sitePath,
  hasShareImage: z.optional(z.literal(true)),
})

/** Sections of the site that not every orchestra needs. `routes/addresses.ts` says which addresses belong to each. */
const siteSections = ['series', 'press', 'seasons'] as const
export type SiteSection = (typeof siteSections)[number]

const repertoire = z.strictObject({
  key: matching(/^[a-z][a-z0-9-]{0,30}$/, 'a key of small letters', 'baroque'),
  names: inLanguages(textLike('Baroque music', 60)),
})

/** A path of the site, mostly of an editor's page, or an address of another site. */
const link = z.union([sitePath, webAddress], mustBe('a path of the site or an https address', "'/rules'"))

/** Groups of synonyms, such as names of one work: at least two words each. */
const groups = z.array(z.array(z.string().min(1)).min(2)).default([])

export const brandSchema = z.strictObject({
  /**
   * The first language is the default: its addresses have no prefix, and it replaces content that is missing in others.
   */
  languages: z
    .array(language)
    .min(1, "must name a language, as ['en']")
    .refine((given) => new Set(given).size === given.length, 'names a language twice'),
  names: inLanguages(namesSchema),
  home: z.strictObject({
    /** Slug of the home city, whose page groups concerts by venue. */
    citySlug: slug,
    /** ISO 3166-1 alpha-2, in lower case. */
    countryCode: matching(/^[a-z]{2}$/, 'a country code', 'no'),
    /** IANA time zone of cities for which content gives none. */
    timeZone: z
      .string(mustBe('an IANA time zone', "'Europe/Oslo'"))
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        mustBe('an IANA time zone', "'Europe/Oslo'"),
      ),
  }),
  /** Currency, clock, week and tax numbers, where they differ from those of the home's country. */
  region: z.optional(regionSchema),
  /** Slugs of the cities that come first in lists; if absent, the home city. */
  firstCities: z.optional(z.array(slug)),
  /** Legal sellers of tickets, by the number that content refers to them with. */
  organisers: z.record(matching(/^\d{1,9}$/, 'a number', '5'), organiser).default({}),
  contact: z
    .strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
    })
    .default({}),
  /** Social networks that are shown if content has none. */
  social: z.array(socialLink).default([]),
  /** The networks of a page's share buttons, in this order. If absent, the most usual ones of all countries. */
  shareNetworks: z.optional(toIdListSchema(shareNetworkIds, 'network that pages are shared by')),
  /**
   * The services whose films and music editors may put into pages. If absent, those that belong to no country, and
   * those of the home's country.
   */
  embeds: z.optional(toIdListSchema(embedIds, 'provider of embeds')),
  /**
   * The service whose maps the site links, and shows after a click. If absent, the one that orchestras of the home's
   * country mostly use.
   */
  maps: z.optional(
    z.strictObject({
      provider: toProviderChoiceSchema(Object.keys(mapProviders), 'maps'),
      /** The provider's key for maps in pages, if it needs one. The variable `MAPS_KEY` of a deployment replaces it. */
      key: z.optional(textLike('AIzaSy…', 128)),
    }),
  ),
  /**
   * The service that counts visits. If absent, the one that orchestras of the home's country mostly use, if the
   * variable `ANALYTICS_ID` is set.
   */
  analytics: z.optional(
    z.strictObject({
      provider: toProviderChoiceSchema(Object.keys(analyticsProviders), 'analytics'),
      /**
       * The number of the counter, or the site's name, at the provider. The variable `ANALYTICS_ID` of a deployment
       * replaces it.
       */
      id: z.optional(textLike('12', 100)),
      host: z.optional(host),
    }),
  ),
  /**
   * Which programs that read sites for language models may read this one, by `robots.txt`: `answering` keeps out those that
   * collect texts to train models.
   */
  aiCrawlers: z.enum(['all', 'answering', 'none']).default('all'),
  twitter: z.optional(matching(/^@\w{1,15}$/, 'a handle', '@northorchestra')),
  /** Hosts of this site; content may link to it by each of them. */
  productionHosts: z.array(host).default([]),
  /**
   * The services whose tickets are sold on pages of the site; events of all others are linked. Strapi's component
   * «Intickets» means the first entry of Intickets, and «Intickets Tutti» the second one.
   */
  tickets: z.array(toTicketShop(host)).default([]),
  /**
   * The newsletter by e-mail, and the service that sends it; `own`: the orchestra sends it by itself, and the desk
   * exports the addresses. If absent, there is none.
   */
  newsletter: z.optional(toNewsletter(host, textLike('12', 60))),
  menus: z.strictObject({
    /** Menu beside the logo on wide screens. */
    header: menu,
    /** Menu of narrow screens, behind a button. */
    panel: menu,
    /** Its links stand under headings (`ui/components/menu-links.ts`). */
    footer: menu,
  }),
  /**
   * Pages for help, rules and terms of sale, linked in the footer and on each concert's page. `access` is for people in
   * wheelchairs and stands beside the facts about the hall.
   */
  links: z
    .strictObject({
      help: z.optional(link),
      rules: z.optional(link),
      offer: z.optional(link),
      access: z.optional(link),
    })
    .default({}),
  /**
   * A state's card that pays for tickets, such as France's pass Culture: concerts whose field `culturePass` is true
   * show its name beside the price. If absent, the field is not queried.
   */
  culturePass: z.optional(
    z.strictObject({ names: inLanguages(textLike('pass Culture', 40)), path: z.optional(link) }),
  ),
  /** Whether the orchestra travels: one at home asks nobody for a city, and has venues where a tour has its cities. */
  touring: z.boolean().default(true),
  /** Concerts that are sold as a series, a press room, and pages of whole seasons. */
  sections: z.array(z.enum(siteSections)).default([]),
  /** The month with which a season begins, from 1 to 12; if absent, September. */
  seasonBegins: z.int().min(1).max(12).default(9),
  /** Pages with a layout of their own, by name; their code is in the brand's `fixed-pages.ts` under the same names. */
  fixedPages: z.record(z.string(), fixedPage).default({}),
  /** Kinds of music; each has a light in `theme.ts`. */
  repertoires: z.array(repertoire).max(8, 'names more than 8 repertoires').default([]),
  /** Figures on the page about the orchestra. */
  figures: z
    .array(
      z.strictObject({ value: textLike('700+', 12), names: inLanguages(textLike('concerts in 2025', 60)) }),
    )
    .max(4, 'names more than 4 figures')
    .default([]),
  /** Names of a city that people type, as ['wellington', 'wgtn', 'welly']. */
  cityNames: groups,
  /** Names of a concert program or a work that people type. */
  synonyms: groups,
})

/** Data of a brand's `brand.ts`. */
export type BrandInput = z.input<typeof brandSchema>
export type Brand = z.output<typeof brandSchema>
export type Names = Required<z.output<typeof namesSchema>>
export type MenuItem = z.output<typeof menuItem>

/** Defines the brand of an orchestra. Returns its argument; the build checks the values. */
export const defineBrand = (brand: BrandInput): BrandInput => brand

/** Returns the path of a problem, as `names.en.title`. */
const toPath = (path: readonly PropertyKey[]) => path.map(String).join('.')

/**
 * Checks what a brand's `brand.ts` exports.
 *
 * @returns the brand, or one line for each wrong value: «brand/brand.ts: names.en.title: must be a text, as «…»»
 */
export function checkBrand(given: unknown): { brand: Brand; problems: [] } | { problems: string[] } {
  const parsed = brandSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `brand/brand.ts: ${toPath(path)}: ${message}`,
    )
    return { problems }
  }
  const { home, region } = parsed.data
  const problems = [
    ...findMissingTexts(parsed.data).map(
      (path) => `brand/brand.ts: ${path}: is missing, and the site is in this language`,
    ),
    ...(region?.currency || findCountryCurrency(home.countryCode)
      ? []
      : [
          `brand/brand.ts: region.currency: is missing, and «${home.countryCode}» has no currency of its own; must be a code of ISO 4217, as 'EUR'`,
        ]),
  ]
  return problems.length > 0 ? { problems } : { brand: parsed.data, problems: [] }
}

/** Returns the paths of texts that are missing in a language of the site. */
function findMissingTexts({ languages, names, menus, culturePass, repertoires, figures }: Brand): string[] {
  const items = Object.entries(menus).flatMap(([menuName, list]) =>
    list.flatMap((item, index) =>
      typeof item === 'string' ? [] : [[`menus.${menuName}.${index}.names`, item.names] as const],
    ),
  )
  const all: (readonly [path: string, texts: Partial<Record<Language, unknown>>])[] = [
    ['names', names],
    ...items,
    ...(culturePass ? [['culturePass.names', culturePass.names] as const] : []),
    ...figures.map(({ names: ofFigure }, index) => [`figures.${index}.names`, ofFigure] as const),
    ...repertoires.map(({ key, names: ofKind }) => [`repertoires.${key}.names`, ofKind] as const),
  ]
  return all.flatMap(([path, texts]) =>
    languages.filter((each) => texts[each] === undefined).map((each) => `${path}.${each}`),
  )
}
