/**
 * Writes what a Strapi of the tests has in common with that of an orchestra (`npm run cms`):
 * `node write-project.mts <4|5> <folder>`. Files that are as they should be stay untouched.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { demoBrandFolder } from '../../../src/tools/chosen-brand.ts'
import { parseModel } from '../../../src/tools/operate/cms/label-model.ts'
import { makeProjectFiles, type ProjectFiles, toJsonFile, toModelName } from '../../../src/tools/operate/cms/project-files.ts'
import { readProjectBrand } from '../../../src/tools/operate/cms/read-project-brand.ts'

const [version, folder = ''] = process.argv.slice(2)
const here = import.meta.dirname

const renaming: { renamed: Record<string, Record<string, string>> } = createRequire(import.meta.url)(
  '../../../src/strapi-project/files/src/tutti/renamed.js',
)

/** Folders with nothing but written files. */
const whole = ['src/api', 'src/components', 'src/tutti']

/** What Strapi 4 shares with Strapi 5; the rest of its files is its own. */
const sharedBy4 = /^(src\/(api|components|tutti)\/|config\/(?!plugins\.)|brand\.json$|favicon\.png$)/
/** The tests have documents and repositories of their own. */
const leftOut = /^(README\.md|\.gitignore)$/

/** The model as Strapi 4 names it: the other way round than `renamed`. */
function toStrapi4(files: ProjectFiles): ProjectFiles {
  return new Map(
    [...files].map(([path, contents]) => {
      const names = Object.entries(renaming.renamed[toModelName(path) ?? ''] ?? {})
      const formerName = (name: string) => names.find(([, other]) => other === name)?.[0] ?? name
      if (names.length === 0) return [path, contents]
      const model = parseModel(new TextDecoder().decode(contents))
      const attributes = Object.entries(model.attributes).map(([name, value]) => [formerName(name), value])
      return [path, toJsonFile({ ...model, attributes: Object.fromEntries(attributes) })]
    }),
  )
}

const made = makeProjectFiles(await readProjectBrand(demoBrandFolder, {}))
const files =
  version === '4'
    ? toStrapi4(new Map([...made].filter(([path]) => sharedBy4.test(path))))
    : new Map([...made].filter(([path]) => !leftOut.test(path)))

for (const [path, contents] of files) {
  const file = join(folder, path)
  if (readIfThere(file)?.equals(contents)) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, contents)
}
for (const path of whole.flatMap((each) => filesIn(join(folder, each)))) {
  if (!files.has(relative(folder, path).split(sep).join('/'))) rmSync(path)
}
if (version === '5') {
  for (const name of ['index.js', 'loopback-provider.js']) cpSync(join(here, 'src', name), join(folder, 'src', name))
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function filesIn(below: string): string[] {
  const entries = readdirSync(below, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
