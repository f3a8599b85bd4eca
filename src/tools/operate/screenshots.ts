import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod'
import { variableNames } from '../../config/config.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { screenshots, screenshotsFolder } from '../../shared/screenshots.ts'
import { cityCookie, cityKey, languageKey, localeCookie } from '../../shared/stored-names.ts'
import { buildOptions } from '../build/build-options.ts'
import { loadBrand } from '../build/load-brand.ts'
import { loadDesign } from '../build/load-design.ts'
import { chooseBrandFolder, demoBrandFolder, findSiteConfig } from '../chosen-brand.ts'
import { parseProcessArguments } from '../command-line.ts'
import { takeDocumentPictures } from './document-pictures.ts'
import { browserInstallation, findBrowser, launchBrowser } from './find-browser.ts'
import { makeSecret } from './make-secrets.ts'
import { serveWorker } from './serve-worker.ts'

const help = `Builds the site and takes the pictures with which systems offer it for installing (\`src/shared/screenshots.ts\`), into
\`screenshots/\` of the brand's folder: \`npm run screenshots\`, for another brand \`npm run screenshots -- --brand DIR\`.
Parameters are those of \`build.ts\`; variables of the environment that the configuration knows (docs/configuration.md) are passed on
to the Worker, so that \`CONTENT_URL\` says whose content is shown. The pictures are kept with the brand; take them anew
when the pages they show look different. Of the demo, it takes those of docs/desk.md and docs/editors.md, too;
\`--documents\` takes only these, and with \`--brand test/brands/bremen --demo\` those of the German handbook in docs.`

const { values } = parseProcessArguments({
  help,
  options: { ...buildOptions, documents: { type: 'boolean', default: false } },
})

const quality = 62

const loaded = await loadBrand(chooseBrandFolder({ given: values.brand }))
if (!('brand' in loaded)) {
  console.error(loaded.problems.join('\n'))
  process.exit(1)
}
const { folder, chosen } = loaded.brand
const looked = await loadDesign(loaded.brand)
if (!('looks' in looked)) {
  console.error(looked.problems.join('\n'))
  process.exit(1)
}
if (!findBrowser()) {
  console.error(`No pictures are taken, since no Chromium is here. To install one: ${browserInstallation}`)
  process.exit(1)
}
const { defaultScheme } = looked.looks.theme
execFileSync(
  process.execPath,
  [
    join(import.meta.dirname, '../../../build.ts'),
    ...process.argv.slice(2).filter((word) => word !== '--documents'),
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
const outDir = join(folder, screenshotsFolder)
const variables = Object.fromEntries(
  variableNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
const worker = await serveWorker({
  port: 0,
  configPath: findSiteConfig(folder),
  variables: { SITE_SECRET: makeSecret(), ACCOUNT_LETTERS: 'print', ...variables },
  onLog: () => {},
})
const browser = await launchBrowser()
try {
  if (!values.documents) await takeInstallPictures()
  const isDemo = folder === demoBrandFolder
  if ((isDemo || (values.demo && values.documents)) && !variables.CONTENT_URL) {
    const { languages } = chosen
    for (const line of await takeDocumentPictures(worker, browser, { languages, isDemo })) console.log(line)
  }
} finally {
  await browser.close()
  await worker.stop()
}

/** Takes the pictures for installing, of each size in each language. */
async function takeInstallPictures(): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  const concert = await findConcert()
  for (const locale of chosen.languages) {
    for (const { name, formFactor, path, width, height } of screenshots) {
      const shown = path === pathTo('concert', { slug: '' }) ? concert : path
      if (!shown) {
        console.log(`${name}-${locale}.webp: there is no concert to show`)
        continue
      }
      const scale = formFactor === 'narrow' ? 2 : 1
      const context = await browser.newContext({
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        locale,
        baseURL: worker.url.href,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        colorScheme: defaultScheme,
      })
      await answerQuestions(context, locale)
      const page = await context.newPage()
      await page.goto(inLanguage(locale, shown), { waitUntil: 'networkidle' })
      const picture = await sharp(await page.screenshot())
        .webp({ quality })
        .toBuffer()
      await writeFile(join(outDir, `${name}-${locale}.webp`), picture)
      console.log(`${name}-${locale}.webp ${picture.length} bytes`)
      await context.close()
    }
  }
  console.log(`They are in ${outDir}; the next build shows them.`)
}

/** Adds the language's prefix to a path. `localePath` can't be used: in Node it knows the demo's languages only. */
function inLanguage(locale: Locale, path: string): string {
  if (locale === chosen.languages[0]) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Sets cookies and stored values as if the visitor had chosen the home city and the language. */
async function answerQuestions(context: BrowserContext, locale: Locale): Promise<void> {
  const { citySlug } = chosen.home
  const city = await findCity(locale, citySlug)
  await context.addCookies([
    { name: cityCookie.name, value: citySlug, url: worker.url.href },
    { name: localeCookie.name, value: locale, url: worker.url.href },
  ])
  const stored = { [cityKey]: JSON.stringify(city), [languageKey]: locale }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

async function findCity(locale: Locale, citySlug: string) {
  const answer = await (await fetch(new URL(`/api/cities?locale=${locale}`, worker.url))).json()
  const cities = z.object({
    data: z.array(z.looseObject({ attributes: z.looseObject({ slug: z.string() }) })),
  })
  const city = cities.parse(answer).data.find(({ attributes }) => attributes.slug === citySlug)
  if (!city) throw new Error(`brand/brand.ts: home.citySlug: content has no city «${citySlug}»`)
  return city
}

/** Returns the address of the next concert whose tickets are sold on the site, else of the next concert. */
async function findConcert(): Promise<string | undefined> {
  const listOf = async (path: string) => (await fetch(new URL(path, worker.url))).text()
  const [, sold] = /href="(\/c\/[^/"]+)\/tickets"/.exec(await listOf('/concerts?city=all&available=1')) ?? []
  if (sold) return sold
  return /href="(\/c\/[^/"]+)"/.exec(await listOf('/concerts?city=all'))?.[1]
}
