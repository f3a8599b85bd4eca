import { readdirSync, readFileSync } from 'node:fs'
import nodePath, { join } from 'node:path'
import type { Texts } from '../../../languages/messages.ts'
import { findTitleField, labelModel, type Model, type PanelWords, parseModel } from './label-model.ts'

/** Folder of the files that are copied into every project. */
const source = join(import.meta.dirname, '../../../strapi-project/files')

/** A project's files: contents by path. Paths have slashes on every system. */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>

/** Facts about an orchestra that its Strapi project contains. */
export interface ProjectBrand {
  /** The default language comes first. */
  languages: readonly { code: string; name: string }[]
  home: { slug: string; name: string; countryCode: string; timeZone: string }
  /** Words of the e-mails that Strapi sends, in each language. */
  letters: Record<
    keyof Texts<'contentManager'>['letters'],
    readonly Texts<'contentManager'>['letters']['resetPassword'][]
  >
  /** Language of the panel, and its words. */
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
    files.set(path, toJsonFile(labelModel(name, model, brand.labels.words, (target) => titles.get(target))))
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

const toBrandFile = ({ labels: { language, words }, ...brand }: ProjectBrand) => ({
  ...brand,
  panel: { language, ...words.panel },
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
