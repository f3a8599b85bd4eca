import * as z from 'zod'
import { type Language, translatedLanguages } from './languages.ts'
import { socialNetworks } from './social-networks.ts'

/** What is wrong with a value, and a right one. */
const mustBe = (what: string, example: string) => ({ error: `must be ${what}, as ${example}` })

const textLike = (example: string, maxLength = 300) =>
  z
    .string(mustBe('a text', `«${example}»`))
    .min(1, mustBe('a text', `«${example}»`))
    .max(maxLength, { error: `has more than ${maxLength} letters` })
const matching = (pattern: RegExp, what: string, example: string) =>
  z.string(mustBe(what, `'${example}'`)).regex(pattern, mustBe(what, `'${example}'`))

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug', 'saint-petersburg')
const host = matching(/^[a-z0-9.-]+(:\d+)?$/, 'a host name without protocol', 'tickets.example.org')
const webAddress = matching(/^https:\/\/[^\s/]+/, 'an https address', 'https://example.org/orchestra')
const sitePath = matching(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'a path of the site', '/venues/round-hall')

const language = z.enum(translatedLanguages, {
  error: ({ input }) =>
    `${JSON.stringify(input)} is no language of the software’s texts, which are ${translatedLanguages.join(', ')}`,
})
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(language, value)

const namesSchema = z.strictObject({
  /** As short as it can be: beside the mark, under the icon of the installed site. */
  name: textLike('North', 30),
  fullName: textLike('North Chamber Orchestra', 80),
  /** In the middle of a sentence, as «concerts are played by …»; absent: `fullName`. */
  fullNameInText: z.optional(textLike('the North Chamber Orchestra', 90)),
  /** After «concerts of …», where the language changes its nouns; absent: `fullNameInText`. */
  fullNameGenitive: z.optional(textLike('оркестра «Север»', 90)),
  /** What it plays, or how: under the name on the home page, and on the pictures that links are shared with. */
  tagline: textLike('Music by candlelight', 80),
  /** Of the home page, and of pages that have none. */
  title: textLike('North Chamber Orchestra: music by candlelight', 120),
  description: textLike('A chamber orchestra from Tromsø: three hundred years of music, by candlelight.'),
  copyrightHolder: textLike('North Chamber Orchestra', 80),
})

const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address', 'office@example.org')
const phone = matching(/^\+[\d ()-]{6,24}$/, 'a telephone number', '+64 4 123 4567')

const organiser = z.strictObject({
  name: textLike('North Concerts Ltd', 120),
  /** In other languages than the default one. */
  names: z.optional(z.partialRecord(language, textLike('North Concerts Ltd', 120))),
  /** Tax and registration numbers, by the names that their country of origin gave them. */
  inn: matching(/^[\w -]{1,30}$/, 'a tax number', '7701234567'),
  ogrn: matching(/^[\w -]{1,30}$/, 'a registration number', '1187746123456'),
  /** Where tickets are returned to. */
  address: z.optional(textLike('Storgata 1, Tromsø', 200)),
  /** In other languages than the default one. */
  addresses: z.optional(z.partialRecord(language, textLike('Storgata 1, Tromsø', 200))),
  email: z.optional(email),
  phone: z.optional(phone),
  /** Money for a concert that doesn't take place comes back within so many days after one has asked for it. */
  refundDays: z.optional(z.int().min(1).max(365)),
})

/** A page of the software by its name in `routes/addresses.ts`, or any path of the site with its own words. */
const menuItem = z.union([
  z.string(),
  z.strictObject({ path: sitePath, names: inLanguages(textLike('Round Hall', 40)) }),
])
const menu = z.array(menuItem).max(30)

const fixedPage = z.strictObject({
  path: sitePath,
  hasSharePicture: z.optional(z.literal(true)),
})

const repertoire = z.strictObject({
  key: matching(/^[a-z][a-z0-9-]{0,30}$/, 'a key of small letters', 'baroque'),
  names: inLanguages(textLike('Baroque music', 60)),
})

/** A page of the site, mostly an editor's, or another site's. */
const link = z.union([sitePath, webAddress], mustBe('a path of the site or an https address', "'/rules'"))

/** Ways to say the same: each list is a group. */
const groups = z.array(z.array(z.string().min(1)).min(2)).default([])

export const brandSchema = z.strictObject({
  /** The first one is the default: its addresses have no prefix, and content that another one lacks is shown in it. */
  languages: z
    .array(language)
    .min(1, "must name a language, as ['en']")
    .refine((given) => new Set(given).size === given.length, 'names a language twice'),
  names: inLanguages(namesSchema),
  home: z.strictObject({
    /** Its page sorts concerts by venue. */
    citySlug: slug,
    /** ISO 3166-1 alpha-2, in small letters. */
    countryCode: matching(/^[a-z]{2}$/, 'a country code', 'no'),
    /** IANA; of cities that name none. */
    timeZone: z
      .string(mustBe('an IANA time zone', "'Europe/Oslo'"))
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        mustBe('an IANA time zone', "'Europe/Oslo'"),
      ),
  }),
  /** They stand before all others in lists of cities; absent: the home city. */
  firstCities: z.optional(z.array(slug)),
  /** Who sells tickets, by the number that content names them by. */
  organisers: z.record(matching(/^\d{1,9}$/, 'a number', '5'), organiser).default({}),
  contact: z
    .strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
    })
    .default({}),
  /** Shown where content names none. */
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: webAddress })).default([]),
  twitter: z.optional(matching(/^@\w{1,15}$/, 'a handle', '@northorchestra')),
  /** Hosts that are this site, whoever else answers for them. */
  productionHosts: z.array(host).default([]),
  /** Whose frames sell tickets. */
  ticketHosts: z.strictObject({ intickets: z.optional(host), tutti: z.optional(host) }).default({}),
  menus: z.strictObject({
    /** Beside the logo, where there is room. */
    header: menu,
    /** Behind the menu button of a narrow screen. */
    panel: menu,
    footer: menu,
  }),
  /**
   * Where visitors turn, and what they agree to when they buy: in the footer and on each concert's page. `access` is for
   * who comes in a wheelchair, and stands beside what is known of the hall.
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
   * A state's card that pays for tickets, as France's pass Culture: concerts whose field `culturePass` is true carry its
   * name beside their price. Absent: that field is never asked for.
   */
  culturePass: z.optional(
    z.strictObject({ names: inLanguages(textLike('pass Culture', 40)), path: z.optional(link) }),
  ),
  /** Pages with a layout of their own; their code is in the brand's `fixed-pages.ts`, by the same names. */
  fixedPages: z.record(z.string(), fixedPage).default({}),
  /** What kinds of music there are. Each has a light in `theme.ts`. */
  repertoires: z.array(repertoire).max(8, 'names more than 8 repertoires').default([]),
  /** In numbers, on the page about the orchestra. */
  figures: z
    .array(
      z.strictObject({ value: textLike('700+', 12), names: inLanguages(textLike('concerts in 2025', 60)) }),
    )
    .max(4, 'names more than 4 figures')
    .default([]),
  /** What people call cities when they type, as ['wellington', 'wgtn', 'welly']. */
  cityNames: groups,
  /** What people call programs and works when they type. */
  synonyms: groups,
})

/** What a brand's `brand.ts` says. */
export type BrandInput = z.input<typeof brandSchema>
export type Brand = z.output<typeof brandSchema>
export type Names = Required<z.output<typeof namesSchema>>
export type MenuItem = z.output<typeof menuItem>

/** An orchestra's brand. Checked when the site is built; until then it is what it was given. */
export const defineBrand = (brand: BrandInput): BrandInput => brand

/** Where a problem is: `names.en.title`. */
const toPath = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** @returns the brand, or each wrong value in a line: «brand/brand.ts: names.en.title: must be a text, as «…»». */
export function checkBrand(given: unknown): { brand: Brand; problems: [] } | { problems: string[] } {
  const parsed = brandSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `brand/brand.ts: ${toPath(path)}: ${message}`,
    )
    return { problems }
  }
  const problems = findMissingTexts(parsed.data).map(
    (path) => `brand/brand.ts: ${path}: is missing, and the site is in this language`,
  )
  return problems.length > 0 ? { problems } : { brand: parsed.data, problems: [] }
}

/** Paths of the texts that a language of the site lacks. */
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
