import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Language } from '../../brand/languages.ts'
import type { LegalPage, LegalText } from '../../brand/legal-pages.ts'
import { markdownToHtml } from '../../content/text/markdown.ts'

/** Path of a text in the folder `legal` of a brand: `en/imprint.md`. */
const filePath = /^([a-z]{2,3})\/([a-z][a-z0-9-]*)\.md$/
/** First line of a text: `# Imprint {#imprint}`, which is the page's title and the page's path without its slash. */
const heading = /^#[ \t]+(\S[^\n]*?)[ \t]*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}[ \t]*$/m
/** Something that the orchestra has still to write: `{{Name}}`. */
const gap = /\{\{[^{}]*\}\}/g
/** A gap that is cut after fifty characters where it is printed. */
const longGap = /^(.{50}).+$/

interface LegalFile {
  file: string
  name: string
  language: Language
  title: string
  slug: string
  text: string
  /** The text's gaps, each with its line: `{{Name}} (line 5)`. */
  gaps: string[]
}

export interface ReadLegalPages {
  pages: LegalPage[]
  /** One message for each file with gaps, whose page isn't published in any language. */
  unpublished: string[]
  /** One message for each file with a wrong path or a wrong first line. */
  problems: string[]
}

/**
 * Reads the legal pages in a brand's folder.
 *
 * @param languages languages of the brand, the default one first
 */
export async function readLegalPages(
  folder: string,
  languages: readonly Language[],
): Promise<ReadLegalPages> {
  const legal = join(folder, 'legal')
  const entries = existsSync(legal) ? await readdir(legal, { recursive: true, withFileTypes: true }) : []
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(legal, join(parentPath, name)).replaceAll(sep, '/'))
  const read = await Promise.all(
    paths
      .sort()
      .map(async (path) => readLegalFile(path, await readFile(join(legal, path), 'utf8'), languages)),
  )
  const files = read.filter((each) => typeof each !== 'string')
  const byName = [...Map.groupBy(files, ({ name }) => name)]
  return {
    pages: byName
      .filter(([, ofPage]) => ofPage.every(({ gaps }) => gaps.length === 0))
      .flatMap(([name, ofPage]) => toPage(name, ofPage, languages)),
    unpublished: files
      .filter(({ gaps }) => gaps.length > 0)
      .map(({ file, gaps }) => `${file}: the page isn’t published until this is written: ${gaps.join(', ')}`),
    problems: read.filter((each) => typeof each === 'string'),
  }
}

/** @returns the contents of the file, or a message about what is wrong with it */
function readLegalFile(path: string, source: string, languages: readonly Language[]): LegalFile | string {
  const file = `brand/legal/${path}`
  const text = source.replaceAll('\r\n', '\n').trim()
  const [, tag, page] = filePath.exec(path) ?? []
  const language = languages.find((each) => each === tag)
  const [line, title, slug] = heading.exec(text) ?? []
  if (page === undefined) return `${file}: must be in a folder of its language, as legal/en/imprint.md`
  if (language === undefined) return `${file}: the site isn’t in this language`
  if (line === undefined || title === undefined || slug === undefined || !text.startsWith(line)) {
    return `${file}: must begin with its title and its address, as # Imprint {#imprint}`
  }
  return {
    file,
    name: page,
    language,
    title,
    slug,
    text: text.slice(line.length).trim(),
    gaps: findGaps(text),
  }
}

const findGaps = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(gap) ?? []).map((found) => `${found.replace(longGap, '$1…}}')} (line ${index + 1})`),
    )

function toPage(name: string, files: readonly LegalFile[], languages: readonly Language[]): LegalPage[] {
  const sorted = languages.flatMap((language) => files.filter((file) => file.language === language))
  const [first] = sorted
  if (!first) return []
  const texts = sorted.map(({ language, title, text }): [Language, LegalText] => {
    const prefix = language === languages[0] ? '' : `/${language}`
    return [language, { title, html: markdownToHtml(text.replaceAll('](/', `](${prefix}/`)) }]
  })
  return [{ name, path: `/${first.slug}`, texts: Object.fromEntries(texts) }]
}
