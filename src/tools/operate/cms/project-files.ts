import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import nodePath, { join } from 'node:path'
import type { Texts } from '../../../languages/messages.ts'
import { languageScripts } from '../../../shared/languages/facts.ts'
import { sortedBy } from '../../../shared/sorted-by.ts'
import { findTitleField, labelModel, type Model, type PanelWords, parseModel } from './label-model.ts'

/** Folder of the files that are copied into every project. */
const source = join(import.meta.dirname, '../../../strapi-project/files')

/** A project's files: contents by path. Paths have slashes on every system. */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>

/** Facts about an orchestra that its Strapi project contains. */
export interface ProjectBrand {
  /** Languages of the site, the default language first. */
  languages: readonly { code: string; name: string }[]
  home: { slug: string; name: string; countryCode: string; timeZone: string }
  /** Keys of the kinds of music that an editor chooses among. */
  repertoires: readonly string[]
  /** All currencies that people pay with (ISO 4217), the brand's own first. */
  currencies: readonly string[]
  /** Words of the e-mails that Strapi sends, in each language. */
  letters: Record<
    keyof Texts<'contentManager'>['letters'],
    readonly Texts<'contentManager'>['letters']['resetPassword'][]
  >
  /** Language of Strapi's panel, and the words for it. */
  labels: { language: string; words: PanelWords }
  /** Path from the project to the brand's folder; absent where no site is connected to it. */
  folder?: string
}

const typePattern = /^src\/api\/([\w-]+)\/content-types\/[\w-]+\/schema\.json$/
const componentPattern = /^src\/components\/([\w-]+)\/([\w-]+)\.json$/

/** Returns the files of a Strapi 5 project for an orchestra. */
export function makeProjectFiles(brand: ProjectBrand): ProjectFiles {
  const files = readSource()
  const models = new Map(
    [...files].flatMap(([path, contents]) => {
      const name = toModelName(path)
      return name ? [[path, { name, model: parseModel(new TextDecoder().decode(contents)) }] as const] : []
    }),
  )
  const titles = new Map(
    [...models.values()].map(({ name, model }) => [`api::${name}.${name}`, findTitleField(model)]),
  )
  for (const [path, { name, model }] of models) {
    files.set(
      path,
      toJsonFile(
        labelModel(name, offerChoices(model, brand), brand.labels.words, (target) => titles.get(target)),
      ),
    )
    if (typePattern.test(path)) for (const [each, code] of makeTypeCode(name)) files.set(each, code)
  }
  return files.set('brand.json', toJsonFile(toBrandFile(brand)))
}

/** The files of code that Strapi expects beside a content type, by their folders. None of the types has code of its own. */
const codeFolders = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
} as const

const makeTypeCode = (type: string): [path: string, code: Uint8Array][] =>
  Object.entries(codeFolders).map(([folder, factory]) => [
    `src/api/${type}/${folder}/${type}.js`,
    new TextEncoder().encode(
      `const { factories } = require('@strapi/strapi')\n\nmodule.exports = factories.${factory}('api::${type}.${type}')\n`,
    ),
  ])

/** Returns `concert` or `block.image` for the file of a content type or component. */
export function toModelName(path: string): string | undefined {
  const [, type] = typePattern.exec(path) ?? []
  const [, group, component] = componentPattern.exec(path) ?? []
  return type ?? (group && component ? `${group}.${component}` : undefined)
}

const offerChoices = (model: Model, { repertoires, currencies, languages }: ProjectBrand): Model =>
  orderNetworks(offerCurrencies(offerRepertoires(model, repertoires), currencies), languages)

/** Networks whose pages are Russian. */
const russianNetworks: readonly string[] = ['yandex', 'vk', 'odnoklassniki']
const cyrillicTags = new Set(
  Object.entries(languageScripts).flatMap(([tag, script]) => (script === 'Cyrl' ? [tag] : [])),
)

/** Returns a model in which these networks come last where the site has no language in Cyrillic letters. */
function orderNetworks(model: Model, languages: ProjectBrand['languages']): Model {
  if (!model.attributes.vk || languages.some(({ code }) => cyrillicTags.has(code))) return model
  const fields = sortedBy(Object.entries(model.attributes), [
    ([name]) => Number(russianNetworks.includes(name)),
  ])
  return { ...model, attributes: Object.fromEntries(fields) }
}

/** Returns a model in which editors choose a currency from a list, instead of typing three letters. */
function offerCurrencies(model: Model, codes: readonly string[]): Model {
  const { currency, ...others } = model.attributes
  if (!currency) return model
  const { regex: _, ...field } = currency
  return {
    ...model,
    attributes: { ...others, currency: { ...field, type: 'enumeration', enum: [...codes] } },
  }
}

/**
 * Returns a model in which editors choose among the brand's kinds of music. A brand without any keeps the field, since the
 * site's queries name it; the panel then hides it from editors.
 */
function offerRepertoires(model: Model, keys: readonly string[]): Model {
  const { repertoire, ...others } = model.attributes
  if (!repertoire) return model
  const { enum: _, ...field } = repertoire
  return keys.length > 0
    ? { ...model, attributes: { ...others, repertoire: { ...field, enum: keys } } }
    : {
        ...model,
        attributes: { ...others, repertoire: { ...field, type: 'string' } },
        config: { attributes: { repertoire: { hidden: true } } },
      }
}

const toBrandFile = ({
  labels: { language, words },
  repertoires: _,
  currencies: __,
  ...brand
}: ProjectBrand) => ({
  ...brand,
  panel: { language, ...words.panel, options: words.options },
})

export const toJsonFile = (data: Model | object): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)

function readSource(): Map<string, Uint8Array> {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [toProjectPath(source, path), readFileSync(path)]))
}

/** Returns the path of a file from a folder, with slashes on every system. */
export const toProjectPath = (
  folder: string,
  file: string,
  { relative, sep }: Pick<typeof nodePath, 'relative' | 'sep'> = nodePath,
): string => relative(folder, file).split(sep).join('/')

/** Returns where a file of a project is on this system. */
export const fromProjectPath = (
  project: string,
  path: string,
  { join: joinParts }: Pick<typeof nodePath, 'join'> = nodePath,
): string => joinParts(project, ...path.split('/'))

/** Digests of the files that a project was last written with, by path. */
type Digests = Readonly<Record<string, string>>

/** What an upgrade does with the files of a project; each list has paths. */
export interface UpgradePlan {
  /** New files, and those that the operator has not changed. */
  write: string[]
  /** Files of the former version that the new one lacks and that the operator has not changed. */
  remove: string[]
  /** Files that the operator and the new version have both changed. */
  differ: string[]
  /** Files that the operator has changed and the new version hasn't, or no longer has. */
  keep: string[]
  /** Files that the operator has removed. They are not written again. */
  removedByOperator: string[]
}

/**
 * Decides for each file what an upgrade does with it. A file is written only if it is new, or still the one that was
 * written before; what the operator has changed or removed stays so.
 *
 * @param written digests of what was written before
 * @param current the files of the project as they are, by path
 * @param made the files of the new version
 */
export function planUpgrade(written: Digests, current: ProjectFiles, made: ProjectFiles): UpgradePlan {
  const plan: UpgradePlan = { write: [], remove: [], differ: [], keep: [], removedByOperator: [] }
  for (const [path, contents] of made) {
    const [before, wanted] = [written[path], digestOf(contents)]
    const there = current.get(path)
    const present = there && digestOf(there)
    if (present === wanted) continue
    if (present === undefined) (before === undefined ? plan.write : plan.removedByOperator).push(path)
    else if (present === before) plan.write.push(path)
    else (wanted === before ? plan.keep : plan.differ).push(path)
  }
  for (const path of Object.keys(written).filter((each) => !made.has(each))) {
    const there = current.get(path)
    if (there) (digestOf(there) === written[path] ? plan.remove : plan.keep).push(path)
  }
  return plan
}

/** Returns the digest of a file. Line ends of Windows, which Git may write, don't change it. */
const digestOf = (contents: Uint8Array): string =>
  createHash('sha256').update(Buffer.from(contents).toString('latin1').replaceAll('\r\n', '\n')).digest('hex')

export const makeDigests = (files: ProjectFiles): Digests =>
  Object.fromEntries([...files].map(([path, contents]) => [path, digestOf(contents)]).sort())
