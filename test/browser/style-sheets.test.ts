import { readdirSync, readFileSync } from 'node:fs'
import { expect, findBuyableConcert, pageTypes, test } from './journey.ts'

const folder = new URL('../../client/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

/** The rules of a file and of those that it imports. */
function withImports(file: string): string[] {
  const imported = [...read(file).matchAll(/@import "\.\/([^"]+)"/g)].map(([, name = '']) => name)
  return [file, ...imported.flatMap(withImports)]
}

/** Islands add them with what they are about. */
const addedByScript = ['search.css', 'navigation.css', 'offline.css', 'city-picker.css']
/**
 * For those who ask for it; a page on its own, which makes other things of what all pages have; and of a document that
 * stands in other sites' frames. What the last two import isn't excepted with them: pages need that elsewhere.
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

/** Rules of the site that something on this page would follow, if the page had their style sheet. */
function findMissing(files: Record<string, string>): string[] {
  const states = /::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g
  const keepsMeaning = /^:(?:is|not|where|has|lang|first-child|last-child|nth-child|root|empty)/
  const toSelector = (text: string) =>
    text.replace(states, (state) => (keepsMeaning.test(state) ? state : ''))
  const isFollowed = (selector: string): boolean => {
    try {
      return document.querySelector(toSelector(selector)) !== null
    } catch {
      // Nothing but a state was left of it, which any element may have.
      return false
    }
  }
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []
    })
  return Object.entries(files).flatMap(([file, text]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return rulesOf(sheet.cssRules)
      .filter(({ selectorText }) => selectorText.includes('.') && isFollowed(selectorText))
      .map(({ selectorText }) => `${file}: ${selectorText}`)
  })
}

// What stands on a page stands there without scripts, and is there sooner.
test.use({ javaScriptEnabled: false })

test('each page has the style sheets of all that stands on it', async ({ page }) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
  const concert = await findBuyableConcert(page)
  const missing: string[] = []
  for (const path of [...pageTypes, ...layouts, concert, `${concert}/tickets`, '/search?q=hans', '/login']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const linked = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const names = linked.map((href) => /([a-z-]+)-[A-Z0-9]{8}\.css/.exec(href)?.[1]).filter(Boolean)
    const had = new Set(
      [...names.map((name) => `${name}.css`), ...addedByScript]
        .flatMap((file) => (files.includes(file) ? withImports(file) : []))
        .concat(exceptions),
    )
    const others = Object.fromEntries(
      files.filter((file) => !had.has(file)).map((file) => [file, read(file).replace(/@import[^;]+;/g, '')]),
    )
    missing.push(...(await page.evaluate(findMissing, others)).map((rule) => `${path} ${rule}`))
  }
  expect(missing).toEqual([])
})
