import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { workerCompilation } from '../build/build-worker.ts'
import type { LoadedModule, ModuleName, PluginDriver } from './plugin-driver.ts'
import { findLine, type Problem, toProblems } from './problems.ts'

/** A module as the host evaluates it (`host.ts`). */
export interface CompiledModule {
  id: string
  /** The body of a CommonJS function. */
  code: string
  /** The id of each imported module, by the text of the import. */
  imports: Record<string, string>
  /** The name of the script in stack traces and debuggers. */
  script: string
}

/** What a change of files means for the host. */
export interface GraphChange {
  modules: CompiledModule[]
  removed: string[]
  /** Nothing is passed to the host while there are problems. */
  problems: Problem[]
}

interface KnownModule {
  name: ModuleName
  compiled: CompiledModule
  /** Source map of the compiled code, as JSON. */
  map: string
  imported: ModuleName[]
}

export interface GraphOptions {
  entry: string
  driver: PluginDriver
  /** Whether a debugger gets the sources: each script then contains its source map. */
  withSources: boolean
}

export interface ModuleGraph {
  /** Compiles what is not compiled yet, and what the given files and everything that plugins make have changed. */
  update: (changedFiles: ReadonlySet<string>, driver?: PluginDriver) => Promise<GraphChange>
  /** Packages that modules import. */
  packages: () => string[]
  /** The source map of a script, as JSON. */
  mapOf: (script: string) => string | undefined
}

const toId = ({ path, namespace, suffix }: ModuleName): string =>
  namespace === 'file' ? `${path}${suffix}` : `${namespace}:${path}`

const toScript = (name: ModuleName): string =>
  name.namespace === 'file' ? `${pathToFileURL(name.path).href}${name.suffix}.js` : `${toId(name)}.js`

/**
 * Follows the imports of the Worker's own modules and compiles each by itself, so that an edit compiles one file.
 * Packages are not followed: they are bundled once (`own-bundles.ts`).
 */
export function createModuleGraph({ entry, driver: first, withSources }: GraphOptions): ModuleGraph {
  let driver = first
  /** Every module that has been compiled, as its file was last without a fault. */
  const known = new Map<string, KnownModule>()
  /** What the host has. */
  let sent = new Map<string, KnownModule>()
  /** Changed files that have not been compiled since, as those with a fault. */
  const pending = new Set<string>()
  const entryName: ModuleName = { path: entry, namespace: 'file', suffix: '' }

  return {
    update: async (changedFiles, newDriver) => {
      driver = newDriver ?? driver
      for (const file of changedFiles) pending.add(file)
      const isStale = ({ name }: KnownModule) =>
        name.namespace === 'file' ? pending.has(name.path) : newDriver !== undefined
      const reached = new Set<string>()
      const problems: Problem[] = []
      const compiledFiles = new Set<string>()
      const visit = async (name: ModuleName, importer?: ModuleName): Promise<void> => {
        const id = toId(name)
        if (reached.has(id)) return
        reached.add(id)
        const before = known.get(id)
        if (!before || isStale(before)) {
          const result = isMissing(name)
            ? { problems: [await toMissingFile(name, importer)] }
            : await compile(name, driver, withSources)
          problems.push(...result.problems)
          if ('module' in result && result.module) known.set(id, result.module)
          if (result.problems.length === 0) compiledFiles.add(name.path)
          else pending.add(name.path)
        }
        await Promise.all((known.get(id)?.imported ?? []).map((each) => visit(each, name)))
      }
      await visit(entryName)
      for (const file of compiledFiles) pending.delete(file)
      if (problems.length > 0) return { modules: [], removed: [], problems }
      const present = new Map([...known].filter(([id]) => reached.has(id)))
      const modules = [...present]
        .filter(([id, module]) => !isSame(sent.get(id), module))
        .map(([, module]) => module)
      const removed = [...sent.keys()].filter((id) => !reached.has(id))
      sent = present
      for (const id of removed) known.delete(id)
      return { modules: modules.filter(isNoPackage).map(({ compiled }) => compiled), removed, problems: [] }
    },
    packages: () =>
      [...sent.values()].flatMap(({ name }) => (name.namespace === 'package' ? [name.path] : [])),
    mapOf: (script) => [...known.values()].find(({ compiled }) => compiled.script === script)?.map,
  }
}

/** Whether a file that was found before has been deleted or renamed. */
const isMissing = ({ namespace, path }: ModuleName): boolean => namespace === 'file' && !existsSync(path)

async function toMissingFile({ path }: ModuleName, importer: ModuleName | undefined): Promise<Problem> {
  if (importer?.namespace !== 'file') return { file: path, text: 'the file is gone, and the site needs it' }
  const place = findLine(await readFile(importer.path, 'utf8'), basename(path))
  return { file: importer.path, ...place, text: `there is no file ${basename(path)}` }
}

const isSame = (one: KnownModule | undefined, other: KnownModule): boolean =>
  one === other || (one !== undefined && JSON.stringify(one.compiled) === JSON.stringify(other.compiled))

const isNoPackage = ({ name }: KnownModule): boolean => name.namespace !== 'package'

const emptyModule = (name: ModuleName): KnownModule => ({
  name,
  compiled: { id: toId(name), code: '', imports: {}, script: toScript(name) },
  map: '',
  imported: [],
})

/** esbuild writes each import as a call with a literal. */
const importPattern = /\brequire\(("(?:[^"\\]|\\.)+")\)/g

/** Returns the imports of a compiled module. The literal of a path of Windows has its backslashes twice. */
export const listImports = (code: string): string[] => [
  ...new Set(Array.from(code.matchAll(importPattern), ([, literal = '""']) => String(JSON.parse(literal)))),
]

async function compile(
  name: ModuleName,
  driver: PluginDriver,
  withSources: boolean,
): Promise<{ module?: KnownModule; problems: Problem[] }> {
  if (name.namespace === 'package') return { module: emptyModule(name), problems: [] }
  let loaded: LoadedModule
  try {
    loaded = await driver.load(name)
  } catch (error) {
    return { problems: toProblems(error, name.path) }
  }
  const source =
    typeof loaded.contents === 'string' ? loaded.contents : new TextDecoder().decode(loaded.contents)
  try {
    const { code, map } = await transform(source, {
      ...workerCompilation,
      loader: loaded.loader,
      format: 'cjs',
      // An import() becomes a call of the host's function, too.
      supported: { 'dynamic-import': false },
      sourcemap: 'external',
      sourcesContent: withSources,
      sourcefile: name.namespace === 'file' ? pathToFileURL(name.path).href : toId(name),
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    })
    const imports: Record<string, string> = {}
    const imported: ModuleName[] = []
    const problems: Problem[] = []
    for (const path of listImports(code)) {
      const found = await driver.resolve(path, name, loaded.resolveDir)
      if ('problem' in found) {
        problems.push({ file: name.path, ...findLine(source, path), text: found.problem })
        continue
      }
      imports[path] = toId(found)
      imported.push(found)
    }
    const script = toScript(name)
    const debugged = withSources ? `\n//# sourceMappingURL=${toDataUrl(map)}` : ''
    return {
      module: {
        name,
        compiled: { id: toId(name), code: `${code}${debugged}`, imports, script },
        map,
        imported,
      },
      problems,
    }
  } catch (error) {
    return { problems: toProblems(error, name.path) }
  }
}

const toDataUrl = (map: string): string =>
  `data:application/json;base64,${Buffer.from(map).toString('base64')}`
