import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export interface Import {
  /** The importing file, from the repository's root, as `src/pages/home.tsx`. */
  file: string
  line: number
  /** A package as `hono`, or a file from the repository's root. */
  imported: string
  /** The file that a package name stands for, where it stands for one of the demo's brand. */
  brandFile?: string | undefined
  isPackage: boolean
  isTypeOnly: boolean
  /** Whether the import is `import('…')`, which is loaded only when it is needed. */
  isDynamic: boolean
  /** What stands in `{…}`, by the names that the imported file has for it; `undefined` where all of it is taken. */
  names: readonly string[] | undefined
}

const statement =
  /^[ \t]*(?:import\s+(?<importType>type\s+)?(?<names>[\w*{}\s,$]+?)\s+from|export\s+(?<exportType>type\s+)?(?<passedOn>\*|\{[^}]*\})[\w\s]*from|import)\s+'(?<from>[^']+)'/gm
const call = /\bimport\(\s*'(?<from>[^']+)'\s*\)/g

/**
 * Files below a folder whose names end so, from the repository's root; generated declarations aside.
 *
 * @throws where there are none, since every rule about files holds for none
 */
export function filesBelow(folder: string, ends: RegExp): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => toPath(join(entry.parentPath, entry.name)))
    .sort()
  if (files.length === 0)
    throw new Error(`no file below ${folder} matches ${ends}: the rule looks at nothing`)
  return files
}

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Every import and re-export of a file. */
export function readImports(file: string): Import[] {
  const text = withoutComments(readText(file))
  const toImport = (match: RegExpMatchArray, isDynamic: boolean): Import => {
    const { from = '', importType, exportType, names, passedOn } = match.groups ?? {}
    const isPackage = !from.startsWith('.')
    return {
      file,
      line: text.slice(0, match.index).split('\n').length,
      imported: isPackage ? packageOf(from) : toPath(resolve(root, dirname(file), from)),
      brandFile: from.startsWith('#brand/') ? from.replace('#brand', 'src/demo/brand') : undefined,
      isPackage,
      isTypeOnly: Boolean(importType || exportType) || areAllTypes(names),
      isDynamic,
      names: isDynamic ? undefined : namesIn(names ?? passedOn ?? '{}'),
    }
  }
  return [
    ...[...text.matchAll(statement)].map((match) => toImport(match, false)),
    ...[...text.matchAll(call)].map((match) => toImport(match, true)),
  ]
}

/** What a file does besides passing on what other files export; empty for a barrel. */
export const withoutReExports = (file: string): string =>
  withoutComments(readText(file))
    .replace(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[\w\s]*from\s+'[^']+'$/gm, '')
    .trim()

/** Comments become spaces, so that lines keep their numbers. */
export const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

/** Files with names of languages and countries as data. */
const dataFiles = /^src\/(languages\/\w+\/|demo\/|tools\/measure\/)/

/**
 * Finds a pattern in the code of the Worker and of the browser, without comments. Files of languages, the demo and the
 * measurements are left out, as their names of languages and countries are data.
 *
 * @param exceptions further files that are left out, with the reason
 * @returns `file: match`
 */
export const findInCode = (pattern: RegExp, exceptions: Readonly<Record<string, string>>): string[] =>
  [...filesBelow('src', /\.tsx?$/), ...filesBelow('client', /\.tsx?$/)]
    .filter((file) => !dataFiles.test(file) && !(file in exceptions))
    .flatMap((file) =>
      (withoutComments(readText(file)).match(pattern) ?? []).map((found) => `${file}: ${found.trim()}`),
    )

/** `{ type A, type B }` */
const areAllTypes = (names: string | undefined) => /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names?.trim() ?? '')

/** `{ type A, b as c }` has `A` and `b`. */
const namesIn = (braces: string) =>
  braces.includes('*')
    ? undefined
    : (/\{([^}]*)\}/.exec(braces)?.[1] ?? '')
        .split(',')
        .map((each) =>
          each
            .trim()
            .replace(/^type\s+/, '')
            .replace(/\s+as\s.*$/, ''),
        )
        .filter(Boolean)

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')

const toPath = (absolute: string) => relative(root, absolute).split(sep).join('/')
