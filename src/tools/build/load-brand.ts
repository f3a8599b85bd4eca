import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brandComponentFiles } from '../../brand/chosen-components.ts'
import { type ChosenBrand, completeBrand, toFixedPages } from '../../brand/complete-brand.ts'
import { type Brand, checkBrand } from '../../brand/define-brand.ts'
import { translatedLanguages } from '../../brand/languages.ts'
import { contentPageSlugs, type PageTexts } from '../../brand/page-texts.ts'
import * as messages from '../../languages/texts.ts'
import { siteMessages } from '../../languages/texts.ts'
import type { AddressRow } from '../../routes/address-kinds.ts'
import { findContainingRow } from '../../routes/address-rules.ts'
import { addresses } from '../../routes/addresses.ts'
import { isRecord } from '../../shared/is-record.ts'
import { defaultLocale } from '../../shared/locales.ts'
import { findNearestName, suggestName } from '../../shared/nearest-name.ts'
import { demoBrandFolder, findFolderProblem } from '../chosen-brand.ts'
import { findLanguageProblems } from './check-languages.ts'
import { subjectOfReader } from './language-modules.ts'
import { readLegalPages } from './legal-pages.ts'

/** A brand's folder whose files have been read and checked. */
export interface LoadedBrand {
  folder: string
  chosen: ChosenBrand
  /** Subjects for which the brand's `texts.ts` has texts of its own. */
  texts: string[]
  /** One message for each text of a legal page with gaps, whose page isn't published. */
  unpublished: string[]
}

/**
 * Loads the demo's brand.
 *
 * @throws Error naming each wrong value
 */
export async function loadDemoBrand(): Promise<LoadedBrand> {
  const loaded = await loadBrand(demoBrandFolder)
  if ('brand' in loaded) return loaded.brand
  throw new Error(loaded.problems.join('\n'))
}

/**
 * Reads and checks the files of a brand's folder.
 *
 * @returns the brand, or one line for each wrong value: «brand/brand.ts: names.en.title: must be …»
 */
export async function loadBrand(
  folder: string,
): Promise<{ brand: LoadedBrand; problems: [] } | { problems: string[] }> {
  const folderProblem = findFolderProblem(folder)
  if (folderProblem) return { problems: [folderProblem] }
  const languageProblems = await findLanguageProblems()
  if (languageProblems.length > 0) return { problems: languageProblems }
  const texts = await importFile(join(folder, 'texts.ts'))
  const { pageTexts = {} } = await importFile(join(folder, 'pages.ts'))
  const pages = await importFile(join(folder, 'fixed-pages.ts'))
  const checked = checkBrand((await importFile(join(folder, 'brand.ts'))).brand)
  const textProblems = findTextProblems(texts)
  if (!('brand' in checked)) return { problems: [...checked.problems, ...textProblems] }
  const { brand } = checked
  const legal = await readLegalPages(folder, brand.languages)
  const problems = [
    ...textProblems,
    ...findMenuProblems(brand),
    ...findPageTextProblems(brand, pageTexts),
    ...findComponentProblems(folder),
    ...legal.problems,
    ...findPageProblems(brand, pages, toFixedPages(legal.pages)),
  ]
  if (problems.length > 0) return { problems }
  return {
    brand: {
      folder,
      // `findPageTextProblems` has checked the shape.
      chosen: completeBrand(brand, pageTexts as PageTexts, legal.pages),
      texts: Object.keys(texts),
      unpublished: legal.unpublished,
    },
    problems: [],
  }
}

/** Imports a module; returns an empty object where the file does not exist. */
export const importFile = async (path: string): Promise<Record<string, unknown>> =>
  existsSync(path) ? await import(pathToFileURL(path).href) : {}

/** Pages that a menu may name: those that have a text for menus. */
const menuNames = Object.keys(siteMessages(defaultLocale).menuLinks).filter((name) => name !== 'help')

const findMenuProblems = ({ menus, sections }: Brand): string[] =>
  Object.entries(menus).flatMap(([menu, items]) =>
    items.flatMap((item, index) => {
      if (typeof item !== 'string') return []
      const section = Object.entries<AddressRow>(addresses).find(([name]) => name === item)?.[1]
      if (section && 'section' in section && section.section && !sections.includes(section.section))
        return [
          `brand/brand.ts: menus.${menu}.${index}: '${item}' is a page of the section '${section.section}', which sections doesn't name`,
        ]
      if (menuNames.includes(item)) return []
      const meant = findNearestName(item, menuNames)
      const hint = meant ? `; did you mean '${meant}'?` : `, which are ${menuNames.join(', ')}`
      return [`brand/brand.ts: menus.${menu}.${index}: '${item}' is none of the pages${hint}`]
    }),
  )

const findComponentProblems = (folder: string): string[] => {
  const names: string[] = Object.values(brandComponentFiles)
  const path = join(folder, 'components')
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => !names.includes(file))
    .map((file) => `brand/components/${file}: is none of the components, which are ${names.join(', ')}`)
}

const findPageTextProblems = ({ languages }: Brand, given: unknown): string[] => {
  const texts = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return texts.flatMap(([slug, ofPage]) => {
    if (!contentPageSlugs.some((each) => each === slug)) {
      return [`brand/pages.ts: ${slug}: is none of the pages, which are ${contentPageSlugs.join(', ')}`]
    }
    return languages
      .filter((language) => typeof ofPage?.[language] !== 'string' || ofPage[language].trim() === '')
      .map((language) => `brand/pages.ts: ${slug}.${language}: is missing, and the site is in this language`)
  })
}

/** Reports fixed pages without code, and fixed pages at the address of another page or below a private path. */
function findPageProblems(
  brand: Brand,
  { fixedPages: code }: Record<string, unknown>,
  legalPages: Brand['fixedPages'],
): string[] {
  const { fixedPages } = brand
  const withCode = typeof code === 'object' && code !== null ? Object.keys(code) : []
  const taken = new Map(Object.entries(addresses).map(([name, { path }]) => [path as string, name]))
  return [
    ...Object.entries({ ...fixedPages, ...legalPages }).flatMap(([name, { path }], index, pages) => {
      const owner = taken.get(path) ?? (name in addresses ? name : undefined)
      const holder = findContainingRow(path, addresses)
      const twin = pages.slice(0, index).find(([, other]) => other.path === path)?.[0]
      const at =
        name in legalPages ? `brand/legal/${name}: ${path}` : `brand/brand.ts: fixedPages.${name}: ${path}`
      return [
        ...(owner ? [`${at} is the software’s own page «${owner}»`] : []),
        ...(holder && !owner
          ? [`${at} is below ${holder.path}, where there are no pages for everybody`]
          : []),
        ...(twin ? [`${at} is the address of «${twin}», too`] : []),
        ...(withCode.includes(name) || name in legalPages
          ? []
          : [`brand/fixed-pages.ts: has no code for «${name}», which brand.ts names`]),
      ]
    }),
    ...withCode
      .filter((name) => !(name in fixedPages))
      .map((name) => `brand/fixed-pages.ts: «${name}» has no row in brand.ts, under fixedPages`),
  ]
}

/**
 * Compares a brand's own texts with the software's: a text with an unknown name would never be shown.
 *
 * @param texts the exports of the brand's `texts.ts`, by subject
 * @returns one line for each problem, as «brand/texts.ts: home.en.heroLeed: there is no such text; did you mean
 *   heroLead?»
 */
function findTextProblems(texts: Record<string, unknown>): string[] {
  const readers = new Map(Array.from(subjectOfReader, ([reader, subject]) => [subject, reader]))
  return Object.entries(texts).flatMap(([subject, given]) => {
    const reader = readers.get(subject)
    if (reader === undefined) return [toUnknownSubject(subject, [...readers.keys()])]
    return [
      ...findUnknownLanguages(subject, asGroup(given)),
      ...findUnknownTexts(subject, asGroup(given), asGroup(messages)[reader]),
    ]
  })
}

const findUnknownLanguages = (subject: string, given: Group): string[] =>
  Object.keys(given)
    .filter((language) => !translatedLanguages.some((each) => each === language))
    .map((language) => `brand/texts.ts: ${subject}.${language}: the software has no texts in this language`)

const toUnknownSubject = (subject: string, subjects: string[]): string =>
  `brand/texts.ts: ${subject}: there is no such subject of texts${suggestName(subject, subjects)}`

const findUnknownTexts = (subject: string, given: Group, read: unknown): string[] =>
  typeof read === 'function'
    ? translatedLanguages.flatMap((language) =>
        compare(`${subject}.${language}`, given[language], read(language)),
      )
    : []

function compare(path: string, given: unknown, own: unknown): string[] {
  if (given === undefined) return []
  if (isRecord(own) && isRecord(given)) {
    return Object.entries(given).flatMap(([name, text]) => {
      if (name in own) return compare(`${path}.${name}`, text, own[name])
      const suggestion = suggestName(name, Object.keys(own))
      return [`brand/texts.ts: ${path}.${name}: there is no such text${suggestion}`]
    })
  }
  if (typeof given === typeof own && isRecord(given) === isRecord(own)) return []
  return [`brand/texts.ts: ${path}: must be ${isRecord(own) ? 'a group of texts' : `a ${typeof own}`}`]
}

type Group = Record<string, unknown>
const asGroup = (value: unknown): Group => (isRecord(value) ? value : {})
