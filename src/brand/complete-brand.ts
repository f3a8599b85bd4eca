import { analyticsProviders } from '../providers/analytics.ts'
import { type EmbedId, embedIds, embedProviders } from '../providers/embeds.ts'
import { mapProviders } from '../providers/maps.ts'
import { usualShareNetworks } from '../providers/networks.ts'
import type { TicketProvider } from '../providers/ticket-provider.ts'
import { type TicketProviderId, ticketProviders } from '../providers/tickets.ts'
import type { Brand, Names } from './define-brand.ts'
import { type Language, makeForEachLanguage } from './languages.ts'
import type { LegalPage, LegalText } from './legal-pages.ts'
import type { PageTexts } from './page-texts.ts'
import { noProvider } from './provider-choice.ts'
import { completeRegion, completeTaxNumber, type Region } from './region.ts'
import type { TaxNumber } from './tax-numbers.ts'

/** Values in every language of the software; a language that the site lacks has the value of its default language. */
type InAllLanguages<Value> = Record<Language, Value>

type Introduction = Pick<Names, 'title' | 'tagline' | 'description'>
type ShortNames = Omit<Names, keyof Introduction>

interface ProviderChoice {
  /** Name of the provider in the registry of its kind, as `yandex` of `providers/maps.ts`. */
  provider: string
  /** The brand names no provider: this is the one that orchestras of its country mostly use. */
  isDefault?: true
}

interface TicketShop {
  provider: TicketProviderId
  hosts: readonly string[]
}

/** The brand as code reads it (`chosen.ts`). */
export interface ChosenBrand
  extends Omit<
      Brand,
      | 'names'
      | 'region'
      | 'firstCities'
      | 'culturePass'
      | 'repertoires'
      | 'figures'
      | 'maps'
      | 'analytics'
      | 'shareNetworks'
      | 'embeds'
      | 'tickets'
    >,
    Required<Pick<Brand, 'firstCities' | 'shareNetworks' | 'embeds'>> {
  names: InAllLanguages<ShortNames>
  /** Sentences, apart from the names, so that modules that only need the names do not load them. */
  introductions: InAllLanguages<Introduction>
  region: Region
  taxNumber: TaxNumber
  culturePass: { names: InAllLanguages<string>; path?: string | undefined } | undefined
  /** The map provider; if absent, no map is linked or shown. */
  maps: (ProviderChoice & { key?: string | undefined }) | undefined
  /** The analytics provider; if absent, visits are not counted. */
  analytics: (ProviderChoice & { id?: string | undefined; host?: string | undefined }) | undefined
  /** Hosts of the frames of `embeds`. */
  embedHosts: string[]
  /** Hosts of the events that Strapi's two components of Intickets give by number. */
  ticketHosts: { intickets?: string | undefined; tutti?: string | undefined }
  /** The services of `tickets`, with the hosts of their pages. */
  ticketShops: TicketShop[]
  /** Hosts of the ticket services' pages, except those of `ticketHosts`. */
  shopHosts: string[]
  repertoires: { key: string; names: InAllLanguages<string> }[]
  figures: { value: string; names: InAllLanguages<string> }[]
  pageTexts: PageTexts
  /** Slugs of pages that have a text. */
  pagesWithText: string[]
  /** Legal pages for links to them. Their rows in the address book are among `fixedPages`. */
  legalPages: { name: string; path: string; titles: Partial<Record<Language, string>> }[]
  /** Texts of legal pages, by the page's name and the language. */
  legalTexts: Record<string, Partial<Record<Language, LegalText>>>
}

/**
 * Fills in the values that a brand may omit.
 *
 * @param brand has passed `checkBrand`
 */
export function completeBrand(
  brand: Brand,
  pageTexts: PageTexts,
  legalPages: readonly LegalPage[] = [],
): ChosenBrand {
  const inAll = <Value>(texts: Partial<Record<Language, Value>>): InAllLanguages<Value> => {
    const ofDefault = brand.languages[0] && texts[brand.languages[0]]
    // `checkBrand` requires a text in every language of the site.
    return makeForEachLanguage((language) => texts[language] ?? ofDefault) as InAllLanguages<Value>
  }
  const names = inAll(brand.names)
  const embeds = brand.embeds ?? usualEmbeds(brand.home.countryCode)
  const { tickets: _tickets, ...others } = brand
  return {
    ...others,
    region: completeRegion(brand.home.countryCode, brand.region),
    taxNumber: completeTaxNumber(brand.home.countryCode, brand.region),
    firstCities: brand.firstCities ?? [brand.home.citySlug],
    names: makeForEachLanguage((language) => toShortNames(names[language])),
    introductions: makeForEachLanguage((language) => toIntroduction(names[language])),
    culturePass: brand.culturePass && { ...brand.culturePass, names: inAll(brand.culturePass.names) },
    maps: chooseProvider(brand.maps, mapProviders, brand.home.countryCode),
    analytics: chooseProvider(brand.analytics, analyticsProviders, brand.home.countryCode),
    shareNetworks: brand.shareNetworks ?? [...usualShareNetworks],
    embeds,
    ...toTicketShops(brand.tickets),
    embedHosts: embeds.flatMap((id) => embedProviders[id].hosts),
    repertoires: brand.repertoires.map(({ key, names }) => ({ key, names: inAll(names) })),
    figures: brand.figures.map(({ value, names }) => ({ value, names: inAll(names) })),
    pageTexts,
    pagesWithText: Object.keys(pageTexts),
    fixedPages: { ...brand.fixedPages, ...toFixedPages(legalPages) },
    legalPages: legalPages.map(({ name, path, texts }) => ({ name, path, titles: toTitles(texts) })),
    legalTexts: Object.fromEntries(legalPages.map(({ name, texts }) => [name, texts])),
  }
}

/** Makes the rows of legal pages in the address book, where they stand among the brand's fixed pages. */
export const toFixedPages = (pages: readonly LegalPage[]): Brand['fixedPages'] =>
  Object.fromEntries(pages.map(({ name, path }) => [name, { path }]))

const toTitles = (texts: LegalPage['texts']): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]))

/**
 * Chooses the provider of a kind: the one that the brand names, or else the one that orchestras of its country mostly
 * use. Returns `undefined` where the brand wants none.
 */
function chooseProvider<Choice extends { provider: string }>(
  chosen: Choice | undefined,
  all: Readonly<Record<string, { provider: { isDefaultIn?: readonly string[] | 'elsewhere' } }>>,
  country: string,
): Choice | { provider: string; isDefault: true } | undefined {
  if (chosen) return chosen.provider === noProvider ? undefined : chosen
  const findDefault = (place: string) =>
    Object.keys(all).find((id) => [all[id]?.provider.isDefaultIn ?? []].flat().includes(place))
  const provider = findDefault(country) ?? findDefault('elsewhere')
  return provider === undefined ? undefined : { provider, isDefault: true }
}

function toTicketShops(
  tickets: Brand['tickets'],
): Pick<ChosenBrand, 'ticketHosts' | 'ticketShops' | 'shopHosts'> {
  const providerOf = (id: TicketProviderId): TicketProvider => ticketProviders[id].provider
  const [intickets, tutti] = tickets.filter(({ provider }) => providerOf(provider).hasNumbers)
  const ticketShops = tickets.map(({ provider, host }) => ({
    provider,
    hosts: host === undefined ? (providerOf(provider).hosts ?? []) : [host],
  }))
  return {
    ticketHosts: { intickets: intickets?.host, tutti: tutti?.host },
    ticketShops,
    shopHosts: ticketShops.flatMap(({ provider, hosts }) => (providerOf(provider).hasNumbers ? [] : hosts)),
  }
}

/** Ids of the providers that belong to no country, and of those of this country. */
const usualEmbeds = (country: string): EmbedId[] =>
  embedIds.filter((id) => {
    const { isDefaultIn } = embedProviders[id]
    return isDefaultIn === undefined || isDefaultIn.includes(country)
  })

type GivenNames = Brand['names'][Language] & object

function toShortNames({ title: _, tagline: __, description: ___, ...names }: GivenNames): ShortNames {
  const fullNameInText = names.fullNameInText ?? names.fullName
  return { ...names, fullNameInText, fullNameGenitive: names.fullNameGenitive ?? fullNameInText }
}

const toIntroduction = ({ title, tagline, description }: GivenNames): Introduction => ({
  title,
  tagline,
  description,
})
