import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { exitCodes, parseProcessArguments } from '../command-line.ts'
import { browserInstallation, launchBrowser } from '../operate/find-browser.ts'
import { findFreePort } from '../operate/free-port.ts'
import { requireBuild } from './laboratory/require-build.ts'
import { type Figure, runParts } from './laboratory/run-parts.ts'

const help = `npm run measure:dev

Starts npm run dev for the demo, edits files of this tree, and prints how soon a browser shows each edit: 20 edits of
texts, components and styles, then some of the brand's files and of the content model. The files are as before at the
end. About two minutes. Needs a build and a Chromium (\`${browserInstallation}\`). Ends with 1 where a target is missed.`

/** What 9 of 10 edits must not exceed, in milliseconds. */
const goals = { shown: 1000, planned: 2500, firstPage: 4000 } as const

interface Edit {
  kind: string
  goalMs: number
  times: number
  file: string
  from: string
  to: (number: number) => string
  /** An expression in the page that is true once the edit is shown. */
  isShown: (number: number) => string
}

const edits: Edit[] = [
  {
    kind: 'a text',
    goalMs: goals.shown,
    times: 7,
    file: 'src/languages/ru/texts/pages.ts',
    from: "  allConcerts: 'Все концерты',\n  programs",
    to: (number) => `  allConcerts: 'Все концерты ${number}',\n  programs`,
    isShown: (number) =>
      `document.querySelector('#concerts')?.textContent.includes('Все концерты ${number}')`,
  },
  {
    kind: 'a component',
    goalMs: goals.shown,
    times: 7,
    file: 'src/pages/home.tsx',
    from: '<section className="wrap about-teaser">',
    to: (number) => `<section className="wrap about-teaser" data-edit="${number}">`,
    isShown: (number) => `document.querySelector('[data-edit="${number}"]') !== null`,
  },
  {
    kind: 'a style sheet',
    goalMs: goals.shown,
    times: 6,
    file: 'client/styles/base.css',
    from: '  --gap: ',
    to: (number) => `  --edit: ${number};\n  --gap: `,
    isShown: (number) =>
      `getComputedStyle(document.documentElement).getPropertyValue('--edit') === '${number}'`,
  },
  {
    kind: 'names of the brand',
    goalMs: goals.planned,
    times: 4,
    file: 'src/demo/brand/brand.ts',
    from: "tagline: 'Музыка кино",
    to: (number) => `tagline: 'Музыка кино ${number}`,
    isShown: (number) => `document.documentElement.innerHTML.includes('Музыка кино ${number}')`,
  },
  {
    kind: 'colours of the brand',
    goalMs: goals.planned,
    times: 4,
    file: 'src/demo/brand/theme.ts',
    from: "const film = '#f2b35e'",
    to: (number) => `const film = '#f2b35${number}'`,
    isShown: (number) =>
      `getComputedStyle(document.documentElement).getPropertyValue('--light').trim() === '#f2b35${number}'`,
  },
  {
    kind: 'the content model',
    goalMs: goals.planned,
    times: 4,
    file: 'src/content/programs/program-summary.ts',
    from: "[({ priority }) => priority, 'descending'], [({ slug }) => slug]",
    to: (number) => (number % 2 === 1 ? "[({ slug }) => slug, 'descending']" : '[({ slug }) => slug]'),
    isShown: (number) => {
      const slugs = "[...document.querySelectorAll('[data-program-links] a')].map(({ pathname }) => pathname)"
      const order = number % 2 === 1 ? 'slugs[0] > slugs.at(-1)' : 'slugs[0] < slugs.at(-1)'
      return `(() => { const slugs = ${slugs}; return slugs.length > 1 && ${order} })()`
    },
  },
]

parseProcessArguments({ help })
await requireBuild()
const originals = new Map(
  await Promise.all(edits.map(async ({ file }) => [file, await readFile(file, 'utf8')] as const)),
)
const title = `How soon a browser shows an edit, with a load of ${(loadavg()[0] ?? 0).toFixed(1)} in the last minute`
process.exitCode = (await runParts([{ title, measure: measureDev }])) ? exitCodes.done : exitCodes.failed

async function* measureDev(): AsyncGenerator<Figure> {
  const browser = await launchBrowser()
  const port = await findFreePort()
  const begun = performance.now()
  const site = spawn(
    process.execPath,
    [join(import.meta.dirname, '../operate/serve.ts'), '--dev', '--port', String(port)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  try {
    const origin = `http://localhost:${port}`
    await waitForPage(origin, site)
    yield toFigure('first page', [performance.now() - begun], goals.firstPage)
    // The colour that is edited is the dark theme's.
    const page = await browser.newPage({ locale: 'ru-RU', colorScheme: 'dark' })
    await page.goto(origin)
    const shown: number[] = []
    for (const edit of edits) {
      const times = await measureEdits(page, edit)
      yield toFigure(edit.kind, times, edit.goalMs)
      if (edit.goalMs === goals.shown) shown.push(...times)
    }
    yield toFigure('text, component, style', shown, goals.shown)
  } finally {
    await Promise.all([...originals].map(([file, text]) => writeFile(file, text)))
    await browser.close()
    site.kill('SIGINT')
    await once(site, 'exit')
  }
}

async function waitForPage(origin: string, { exitCode }: ChildProcess): Promise<void> {
  while (exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok && (await answer.text()).includes('</html>')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** @returns how long each edit took from its save until the page showed it, in milliseconds */
async function measureEdits(page: Page, { file, from, to, times, isShown }: Edit): Promise<number[]> {
  const original = originals.get(file) ?? ''
  if (!original.includes(from))
    throw new Error(`${file} has no «${from}», which is edited for the measurement`)
  const taken: number[] = []
  for (let number = 1; number <= times; number++) {
    // Somebody who edits reads the page first; what follows an edit, as the check of texts, ends meanwhile.
    await page.waitForTimeout(2500)
    const saved = performance.now()
    await writeFile(file, original.replace(from, to(number)))
    await waitUntilShown(page, isShown(number))
    taken.push(performance.now() - saved)
  }
  await page.waitForTimeout(1000)
  await writeFile(file, original)
  return taken
}

/** Asks the page again and again, also while it reloads. The page's security policy doesn't let Playwright poll in it. */
async function waitUntilShown(page: Page, expression: string): Promise<void> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    if (await page.evaluate(expression).catch(() => false)) return
    await page.waitForTimeout(10)
  }
  throw new Error(`The browser doesn’t show within 30 seconds: ${expression}`)
}

function toFigure(name: string, times: readonly number[], goalMs: number): Figure {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return {
    name,
    measured: `90 % within ${at(0.9)} ms, median ${at(0.5)} ms of ${times.length}`,
    target: `≤ ${goalMs} ms`,
    isMet: at(0.9) <= goalMs,
  }
}
