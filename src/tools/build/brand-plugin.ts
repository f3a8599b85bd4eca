import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { brandComponentFiles } from '../../brand/chosen-components.ts'
import { findLanguageFolders } from '../../shared/languages/language-folders.mjs'
import {
  keepOnlySubject,
  readFallbacks,
  readTypography,
  subjectOfReader,
  toLanguageWriters,
  writeTextsModule,
} from './language-modules.ts'
import type { LoadedBrand } from './load-brand.ts'
import { writeProviderModule } from './provider-modules.ts'
import { type ModuleWriters, splitImports } from './split-imports.ts'
import { typesetTexts } from './typeset-texts.ts'

/**
 * Name of the modules of texts for files that draw: each text of a fallback is drawn with its language
 * (`rendering/fallback-text.ts`).
 */
const markedTexts = 'language-texts-marked'

/** Matches the path of a file of texts, with the language's tag. */
const textFile = /[\\/]languages[\\/]([\w-]+)[\\/]texts[\\/][\w-]+\.ts$/

/**
 * esbuild plugin that puts the chosen brand into a bundle: `#brand/…` are files of its folder, and its values, the
 * texts of its languages and its providers are one module for each name (`split-imports.ts`).
 */
export const brandPlugin = ({ folder, chosen, texts }: LoadedBrand): Plugin => ({
  name: 'chosen-brand',
  setup({ onResolve, onLoad }) {
    const values = new Map(Object.entries(chosen))
    const siteLanguages = { tags: chosen.languages, folders: findLanguageFolders(folder) }
    const fallbacks = readFallbacks(siteLanguages)
    const brandTexts = (subject: string) => (texts.includes(subject) ? `brand-text:${subject}` : undefined)
    const writers: ModuleWriters = {
      ...toLanguageWriters(siteLanguages, brandTexts),
      'brand-value': (name) => `export const ${name} = ${JSON.stringify(values.get(name))}`,
      'provider-value': (name) => writeProviderModule(name, chosen),
    }
    const readTypographyFor = async (path: string) => {
      const [, tag] = textFile.exec(path) ?? []
      return tag === undefined ? undefined : readTypography(siteLanguages, tag)
    }
    onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path, suffix }) => {
      const whole = await readFile(path, 'utf8')
      const source = suffix && textFile.test(path) ? keepOnlySubject(whole, suffix.slice(1)) : whole
      const typography = await readTypographyFor(path)
      const contents = splitImports(typography ? typesetTexts(source, typography) : source, path, writers)
      return contents === whole ? undefined : { contents, loader: loaders[extname(path)] ?? 'ts' }
    })
    onResolve({ filter: new RegExp(`^(${Object.keys(writers).join('|')}):`) }, async ({ path, importer }) => {
      const [prefix, name = ''] = path.split(':')
      const isMarked = prefix === 'language-texts' && importer.endsWith('.tsx') && (await fallbacks).size > 0
      return { path: name, namespace: isMarked ? markedTexts : prefix, sideEffects: false }
    })
    const modules = {
      ...writers,
      [markedTexts]: (reader: string) => writeTextsModule(reader, siteLanguages, brandTexts, true),
    }
    for (const [namespace, write] of Object.entries(modules)) {
      onLoad({ filter: /./, namespace }, async ({ path }) => ({
        contents: await write(path),
        resolveDir: folder,
      }))
    }
    // A file of texts is a module of its own for each subject, so that esbuild can drop what the subject does not use.
    const ofSubject = (path: string, subject = '') => ({ path, suffix: `?${subject}`, sideEffects: false })
    onResolve({ filter: textFile }, ({ path, namespace, importer: reader }) =>
      namespace === 'language-texts' || namespace === markedTexts
        ? ofSubject(path, subjectOfReader.get(reader))
        : undefined,
    )
    onResolve({ filter: /^brand-text:/ }, ({ path }) =>
      ofSubject(join(folder, 'texts.ts'), path.replace('brand-text:', '')),
    )
    onResolve({ filter: /^#brand\// }, ({ path }) => {
      const name = path.slice('#brand/'.length)
      if (name === 'fixed-pages.ts') return { path: name, namespace: 'brand-pages' }
      if (name === 'components.ts') return { path: name, namespace: 'brand-components' }
      const file = join(folder, name)
      return existsSync(file)
        ? { path: file }
        : { errors: [{ text: `The brand in ${folder} has no ${name}` }] }
    })
    onLoad({ filter: /./, namespace: 'brand-pages' }, () => ({
      contents: writePagesModule(
        join(folder, 'fixed-pages.ts'),
        chosen.legalPages.map(({ name }) => name),
      ),
      resolveDir: folder,
    }))
    onLoad({ filter: /./, namespace: 'brand-components' }, () => ({
      contents: writeComponentsModule(join(folder, 'components')),
      resolveDir: folder,
    }))
  },
})

/**
 * Writes the module of a brand's fixed pages: those of its own file, which it may lack, and its legal pages, which
 * share the code of `pages/legal-page.tsx`.
 */
function writePagesModule(ownFile: string, legalPages: readonly string[]): string {
  const page = JSON.stringify(join(import.meta.dirname, '../../pages/legal-page.tsx'))
  const hasOwn = existsSync(ownFile)
  return [
    ...(hasOwn ? [`import { fixedPages as own } from ${JSON.stringify(ownFile)}`] : []),
    'export const fixedPages = {',
    ...(hasOwn ? ['  ...own,'] : []),
    ...legalPages.map((name) => {
      const key = JSON.stringify(name)
      return `  ${key}: async () => (await import(${page})).legalPage(${key}),`
    }),
    '}',
  ].join('\n')
}

/** Writes the module of the components that a brand draws itself: those whose files its folder has. */
function writeComponentsModule(folder: string): string {
  const own = Object.entries(brandComponentFiles).filter(([, file]) => existsSync(join(folder, file)))
  return [
    ...own.map(([name, file]) => `import { ${name} } from ${JSON.stringify(join(folder, file))}`),
    `export const components = { ${own.map(([name]) => name).join(', ')} }`,
  ].join('\n')
}

const loaders: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' }

/**
 * esbuild plugin that resolves style sheets which the build makes of a brand: `@import "brand:fonts.css"`.
 *
 * @param sheets contents by name
 */
export function brandStyleSheetsPlugin(sheets: Record<string, string>): Plugin {
  return {
    name: 'brand-sheets',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^brand:/ }, ({ path }) => ({
        path: path.slice('brand:'.length),
        namespace: 'brand-sheet',
      }))
      onLoad({ filter: /./, namespace: 'brand-sheet' }, ({ path }) => {
        const contents = sheets[path]
        return contents === undefined
          ? { errors: [{ text: `a brand gives no ${path}, only ${Object.keys(sheets).join(', ')}` }] }
          : { contents, loader: 'css', resolveDir: import.meta.dirname }
      })
    },
  }
}
