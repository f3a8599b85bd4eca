import { analyticsProviders } from '../providers/analytics.ts'
import { mapProviders } from '../providers/maps.ts'
import type { Brand, Names } from './define-brand.ts'
import { type Language, translatedLanguages } from './languages.ts'
import type { LegalPage, LegalText } from './legal-pages.ts'
import type { PageTexts } from './page-texts.ts'
import { noProvider } from './provider-choice.ts'
import { completeRegion, completeTaxNumber, type Region } from './region.ts'
import type { TaxNumber } from './tax-numbers.ts'

/** Values in every language of the software; a language that the site lacks has the value of its default language. */
type InAllLanguages<Value> = Record<Language, Value>

type Introduction = Pick<Names, 'title' | 'tagline' | 'description'>
type ShortNames = Omit<Names, keyof Introduction>

/** `isDefault`: the brand says nothing, and its country decides. */
interface ProviderChoice {
  provider: string
  isDefault?: true
}

/** The brand as code reads it (`chosen.ts`). */
export interface ChosenBrand
  extends Omit<
      Brand,
      'names' | 'region' | 'firstCities' | 'culturePass' | 'repertoires' | 'figures' | 'maps' | 'analytics'
    >,
    Required<Pick<Brand, 'firstCities'>> {
  names: InAllLanguages<ShortNames>
  /** Sentences, apart from the names, so that modules that only need the names do not load them. */
  introductions: InAllLanguages<Introduction>
  region: Region
  taxNumber: TaxNumber
  culturePass: { names: InAllLanguages<string>; path?: string | undefined } | undefined
  /** Absent: no map is linked or shown. */
  maps: (ProviderChoice & { key?: string | undefined }) | undefined
  /** Absent: visits are not counted. */
  analytics: (ProviderChoice & { id?: string | undefined; host?: string | undefined }) | undefined
  repertoires: { key: string; names: InAllLanguages<string> }[]
  figures: { value: string; names: InAllLanguages<string> }[]
  pageTexts: PageTexts
  /** Slugs of pages that have a text. */
  pagesWithText: string[]
  /** Legal pages as links name them; their rows are among `fixedPages`. */
  legalPages: { name: string; path: string; titles: Partial<Record<Language, string>> }[]
  /** The texts of legal pages, by name. */
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
    const entries = translatedLanguages.map((language) => [language, texts[language] ?? ofDefault])
    // `checkBrand` requires a text in every language of the site.
    return Object.fromEntries(entries) as InAllLanguages<Value>
  }
  return {
    ...brand,
    region: completeRegion(brand.home.countryCode, brand.region),
    taxNumber: completeTaxNumber(brand.home.countryCode, brand.region),
    firstCities: brand.firstCities ?? [brand.home.citySlug],
    names: mapAll(inAll(brand.names), toShortNames),
    introductions: mapAll(inAll(brand.names), ({ title, tagline, description }) => ({
      title,
      tagline,
      description,
    })),
    culturePass: brand.culturePass && { ...brand.culturePass, names: inAll(brand.culturePass.names) },
    maps: chooseProvider(brand.maps, mapProviders, brand.home.countryCode),
    analytics: chooseProvider(brand.analytics, analyticsProviders, brand.home.countryCode),
    repertoires: brand.repertoires.map(({ key, names }) => ({ key, names: inAll(names) })),
    figures: brand.figures.map(({ value, names }) => ({ value, names: inAll(names) })),
    pageTexts,
    pagesWithText: Object.keys(pageTexts),
    fixedPages: { ...brand.fixedPages, ...toFixedPages(legalPages) },
    legalPages: legalPages.map(({ name, path, texts }) => ({ name, path, titles: toTitles(texts) })),
    legalTexts: Object.fromEntries(legalPages.map(({ name, texts }) => [name, texts])),
  }
}

/** Rows of legal pages among those that a brand adds. */
export const toFixedPages = (pages: readonly LegalPage[]): Brand['fixedPages'] =>
  Object.fromEntries(pages.map(({ name, path }) => [name, { path }]))

const toTitles = (texts: LegalPage['texts']): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]))

/** The choice of a brand, or else the provider that orchestras of its country mostly use. */
function chooseProvider<Choice extends { provider: string }>(
  chosen: Choice | undefined,
  all: Readonly<Record<string, { provider: { isDefaultIn?: readonly string[] | 'elsewhere' } }>>,
  country: string,
): Choice | { provider: string; isDefault: true } | undefined {
  if (chosen) return chosen.provider === noProvider ? undefined : chosen
  const defaultOf = (where: string) =>
    Object.entries(all).find(
      ([
        ,
        {
          provider: { isDefaultIn = [] },
        },
      ]) => [isDefaultIn].flat().includes(where),
    )
  const usual = defaultOf(country) ?? defaultOf('elsewhere')
  return usual && { provider: usual[0], isDefault: true }
}

type GivenNames = Brand['names'][Language] & object

function toShortNames({ title: _, tagline: __, description: ___, ...names }: GivenNames): ShortNames {
  const fullNameInText = names.fullNameInText ?? names.fullName
  return { ...names, fullNameInText, fullNameGenitive: names.fullNameGenitive ?? fullNameInText }
}

const mapAll = <From, To>(all: InAllLanguages<From>, map: (from: From) => To): InAllLanguages<To> => {
  const entries = translatedLanguages.map((language) => [language, map(all[language])])
  // `translatedLanguages` has every language.
  return Object.fromEntries(entries) as InAllLanguages<To>
}
