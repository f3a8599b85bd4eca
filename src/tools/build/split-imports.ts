import { dirname, join, resolve } from 'node:path'

const source = join(import.meta.dirname, '../..')

/**
 * Modules that the build replaces by one module for each export, with the prefix of these modules' names: esbuild puts
 * a module whole into one part of the Worker, so one module for all exports would bring the values of every page along.
 */
const prefixes = {
  'brand/chosen.ts': 'brand-value',
  'shared/languages/facts.ts': 'language-facts',
  'languages/stemmers.ts': 'language-stemmers',
  'languages/texts.ts': 'language-texts',
  'brand/chosen-providers.ts': 'provider-value',
} as const

type Prefix = (typeof prefixes)[keyof typeof prefixes]

/** Makes the source of a module, given the name of the export that it is for. */
export type ModuleWriters<Name extends Prefix = Prefix> = Record<
  Name,
  (exported: string) => string | Promise<string>
>

const prefixByFile = new Map(Object.entries(prefixes).map(([file, prefix]) => [join(source, file), prefix]))

const statement = /^import \{([^}]*)\} from '([^']*\.ts)'$/gm

/**
 * Replaces imports of the modules in `prefixes` by imports of one module for each name:
 * `import { a, b as c, type D } from '../brand/chosen.ts'` becomes
 * `import { a } from 'brand-value:a'; import { b as c } from 'brand-value:b';`. Types are left out.
 *
 * @param file absolute path of the file that contains the code
 * @param writers only imports of modules that these writers make are replaced
 */
export const splitImports = (code: string, file: string, writers: Partial<ModuleWriters>): string =>
  code.replace(statement, (whole, names: string, from: string) => {
    const prefix = prefixByFile.get(resolve(dirname(file), from))
    return prefix !== undefined && prefix in writers ? importEach(names, prefix) : whole
  })

const importEach = (names: string, prefix: Prefix): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${prefix}:${name.split(' as ')[0]}';`)
    .join(' ')
