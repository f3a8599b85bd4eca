import { readdirSync, readFileSync } from 'node:fs'
import { expect, findBuyableConcert, pageTypes, test } from './journey.ts'

const folder = new URL('../../client/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

/** The rules of a file and of those that it imports. */
function withImports(file: string): string[] {
  const imported = [...read(file).matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name)
  return [file, ...imported.flatMap(withImports)]
}

/** Style sheets that islands load with what they show. */
const addedByScript = ['search.css', 'navigation.css', 'notices.css', 'city-picker.css']
/**
 * Style sheets that may change what others style: those for print and other media, which no screen gets; the one of the
 * poster, a page that looks like no other; and the one of pages in frames of other sites. Sheets that the last two import
 * are no exceptions, since ordinary pages need them too.
 */
const exceptions = [...withImports('other-media.css'), 'poster.css', 'embed.css']

/** Pages of editors, one of each layout. */
const layouts = [
  '/moscow-season',
  '/anime-vote-2026',
  '/season-poster',
  '/candlelight-evenings',
  '/summer-open-air',
  '/studio-album',
  '/evening-with-poluton',
  '/school-programs',
  '/silent-hill',
  '/offer',
  '/rules',
  '/help',
  '/press',
  '/diary',
] as const

interface Rules {
  file: string
  selectors: string[]
}

/** The selectors of style sheets, as a browser reads them. Runs in a page. */
function readRules(files: Record<string, string>): Rules[] {
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []
    })
  return Object.entries(files).map(([file, text]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const selectors = rulesOf(sheet.cssRules).map(({ selectorText }) => selectorText)
    return { file, selectors: selectors.filter((selector) => selector.includes('.')) }
  })
}

/**
 * Returns the style sheets of a page, and the rules of other sheets that would match something on it. A page must
 * contain all its elements' sheets. Runs in a page.
 */
async function readPages({ paths, files }: { paths: string[]; files: Rules[] }) {
  const states = /::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g
  const keepsMeaning = /^:(?:is|not|where|has|lang|first-child|last-child|nth-child|root|empty)/
  const toSelector = (text: string) =>
    text.replace(states, (state) => (keepsMeaning.test(state) ? state : ''))
  const isFollowed = (page: Document, selector: string): boolean => {
    try {
      return page.querySelector(toSelector(selector)) !== null
    } catch {
      // Only a state was left of the selector, which any element may have.
      return false
    }
  }
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text()
      const page = new DOMParser().parseFromString(html, 'text/html')
      const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')]
      return {
        path,
        sheets: sheets.map((link) => link.getAttribute('href') ?? ''),
        followed: files.map(({ file, selectors }) => ({
          file,
          selectors: selectors.filter((selector) => isFollowed(page, selector)),
        })),
      }
    }),
  )
}

test('each page has the style sheets of all that stands on it', async ({ page }) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
  const texts = files.map((file) => [file, read(file).replace(/@import[^;]+;/g, '')])
  await page.goto('/qa')
  const concert = await findBuyableConcert(page)
  const paths = [...pageTypes, ...layouts, concert, `${concert}/tickets`, '/search?q=hans', '/login']
  const rules = await page.evaluate(readRules, Object.fromEntries(texts))
  const missing: string[] = []
  for (const { path, sheets, followed } of await page.evaluate(readPages, { paths, files: rules })) {
    const names = sheets.map((href) => /([a-z-]+)-[A-Z0-9]{8}\.css/.exec(href)?.[1]).filter(Boolean)
    expect(names, path).not.toEqual([])
    const had = new Set(
      [...names.map((name) => `${name}.css`), ...addedByScript]
        .flatMap((file) => (files.includes(file) ? withImports(file) : []))
        .concat(exceptions),
    )
    const others = followed.filter(({ file }) => !had.has(file))
    missing.push(
      ...others.flatMap(({ file, selectors }) => selectors.map((selector) => `${path} ${file}: ${selector}`)),
    )
  }
  expect(missing).toEqual([])
})
