import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { findLanguageFolders } from '../../languages/language-folders.mjs'
import {
  importEach,
  readFallbacks,
  withLanguageModules,
  writeFactModule,
  writeStemmersModule,
  writeTextsModule,
} from './language-modules.ts'
import type { LoadedBrand } from './load-brand.ts'
import { withProviderModules, writeProviderModule } from './provider-modules.ts'

/** Texts for files that draw, where texts of a fallback know their language (`rendering/fallback-text.ts`). */
const markedTexts = 'language-texts-marked'

/** Contents of files that a brand may lack. */
const emptyFiles: Record<string, string> = { 'fixed-pages.ts': 'export const fixedPages = {}' }

/**
 * esbuild plugin that puts the chosen brand into a bundle, and the texts of its languages: `#brand/…` are files of its
 * folder, and each value of `brand/chosen.ts`, `languages/texts.ts` and `providers/chosen.ts` is a module of its own. esbuild puts a module whole
 * into one part of the Worker; in one module for all values, the part that every page needs would hold the values of all
 * pages.
 */
export const brandPlugin = ({ folder, chosen, texts }: LoadedBrand): Plugin => ({
  name: 'chosen-brand',
  setup({ onResolve, onLoad }) {
    const values = new Map(Object.entries(chosen))
    const siteLanguages = { tags: chosen.languages, folders: findLanguageFolders(folder) }
    const fallbacks = readFallbacks(siteLanguages)
    onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = withProviderModules(withLanguageModules(rewriteBrandImports(source), path))
      return contents === source ? undefined : { contents, loader: loaders[extname(path)] ?? 'ts' }
    })
    onResolve(
      { filter: /^(brand-value|brand-text|language-facts|language-stemmers|provider-value):/ },
      ({ path }) => {
        const [kind = '', name = ''] = path.split(':')
        // The same file is a module of its own for each subject, so that esbuild can drop what the subject does not use.
        return kind === 'brand-text'
          ? { path: join(folder, 'texts.ts'), suffix: `?${name}`, sideEffects: false }
          : { path: name, namespace: kind }
      },
    )
    onResolve({ filter: /^language-texts:/ }, async ({ path, importer }) => {
      const [kind, name = ''] = path.split(':')
      const isMarked = importer.endsWith('.tsx') && (await fallbacks).size > 0
      return { path: name, namespace: isMarked ? markedTexts : kind }
    })
    onLoad({ filter: /./, namespace: 'brand-value' }, ({ path }) => ({
      contents: `export const ${path} = ${JSON.stringify(values.get(path))}`,
    }))
    const brandTexts = (subject: string) => (texts.includes(subject) ? `brand-text:${subject}` : undefined)
    onLoad({ filter: /./, namespace: 'language-texts' }, async ({ path }) => ({
      contents: await writeTextsModule(path, siteLanguages, brandTexts),
      resolveDir: folder,
    }))
    onLoad({ filter: /./, namespace: markedTexts }, async ({ path }) => ({
      contents: await writeTextsModule(path, siteLanguages, brandTexts, true),
      resolveDir: folder,
    }))
    onLoad({ filter: /./, namespace: 'language-stemmers' }, () => ({
      contents: writeStemmersModule(siteLanguages),
      resolveDir: folder,
    }))
    onLoad({ filter: /./, namespace: 'language-facts' }, async ({ path }) => ({
      contents: await writeFactModule(path, siteLanguages),
    }))
    onLoad({ filter: /./, namespace: 'provider-value' }, ({ path }) => ({
      contents: writeProviderModule(path, chosen),
      resolveDir: folder,
    }))
    onResolve({ filter: /^#brand\// }, ({ path }) => {
      const name = path.slice('#brand/'.length)
      if (name === 'fixed-pages.ts' && chosen.legalPages.length > 0)
        return { path: name, namespace: 'brand-pages' }
      const file = join(folder, name)
      return existsSync(file) ? { path: file } : { path: name, namespace: 'brand-without-file' }
    })
    onLoad({ filter: /./, namespace: 'brand-pages' }, () => ({
      contents: writePagesModule(
        join(folder, 'fixed-pages.ts'),
        chosen.legalPages.map(({ name }) => name),
      ),
      resolveDir: folder,
    }))
    onLoad({ filter: /./, namespace: 'brand-without-file' }, ({ path }) =>
      path in emptyFiles
        ? { contents: emptyFiles[path] ?? '' }
        : { errors: [{ text: `The brand in ${folder} has no ${path}` }] },
    )
  },
})

/** Writes the module of a brand's fixed pages with its legal pages, which have their code in common. */
function writePagesModule(ownFile: string, legalPages: readonly string[]): string {
  const page = JSON.stringify(join(import.meta.dirname, '../../pages/legal-page.tsx'))
  return [
    existsSync(ownFile)
      ? `import { fixedPages as own } from ${JSON.stringify(ownFile)}`
      : 'const own = undefined',
    'export const fixedPages = {',
    '  ...own,',
    ...legalPages.map((name) => {
      const key = JSON.stringify(name)
      return `  ${key}: async () => (await import(${page})).legalPage(${key}),`
    }),
    '}',
  ].join('\n')
}

const loaders: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' }
const statement = /^import \{([^}]*)\} from '[./]*\/brand\/chosen\.ts'$/gm

/** `import { home, names } from '../brand/chosen.ts'` becomes `import { home } from 'brand-value:home'` and the same for `names`. */
export const rewriteBrandImports = (source: string): string =>
  source.replace(statement, (_, names: string) => importEach(names, 'brand-value'))

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
