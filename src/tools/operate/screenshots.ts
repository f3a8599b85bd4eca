/**
 * Takes the pictures with which systems offer the site for installing (`src/shared/screenshots.ts`), from the built
 * site with the demo's content: `npm run screenshots`. They are checked in; take them anew when the pages they show
 * look different. `CHROMIUM_PATH` names a browser where Playwright's own isn't installed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import { cityCookie, localeCookie, storageKey } from '../../shared/constants.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'
import { pathTo } from '../../shared/paths.ts'
import { screenshots } from '../../shared/screenshots.ts'
import { localePath } from '../../shared/urls.ts'
import { serveWorker } from './serve-worker.ts'

const outDir = join(import.meta.dirname, '../../../public/images/screens')
const quality = 62
/** A visitor who has answered every question. */
const citySlug = 'moscow'
const cityNames: Record<Locale, string> = { ru: 'Москва', en: 'Moscow', th: 'มอสโก' }

await mkdir(outDir, { recursive: true })
const worker = await serveWorker({ port: 0, onLog: () => {} })
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
})
try {
  const concert = await findConcert()
  for (const locale of allLocales) {
    for (const { name, formFactor, path, width, height } of screenshots) {
      const scale = formFactor === 'narrow' ? 2 : 1
      const context = await browser.newContext({
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        locale,
        baseURL: worker.url.href,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        colorScheme: 'dark',
      })
      await answerQuestions(context, locale)
      const page = await context.newPage()
      await page.goto(localePath(locale, path === pathTo('concert', { slug: '' }) ? concert : path), {
        waitUntil: 'networkidle',
      })
      const picture = await sharp(await page.screenshot())
        .webp({ quality })
        .toBuffer()
      await writeFile(join(outDir, `${name}-${locale}.webp`), picture)
      console.log(`${name}-${locale}.webp ${picture.length} bytes`)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await worker.stop()
}

async function answerQuestions(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addCookies([
    { name: cityCookie.name, value: citySlug, url: worker.url.href },
    { name: localeCookie.name, value: locale, url: worker.url.href },
  ])
  const name = cityNames[locale]
  const attributes = { slug: citySlug, name, namePrepositional: name, latitude: 55.75, longitude: 37.62 }
  const city = { id: 1, score: 100, attributes }
  const stored = { [storageKey]: JSON.stringify(city), [`${storageKey}.language`]: locale }
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

/** The next concert of which tickets are sold on the site. */
async function findConcert(): Promise<string> {
  const html = await (await fetch(new URL('/concerts?city=all&available=1', worker.url))).text()
  const path = /href="(\/c\/[^/"]+)\/tickets"/.exec(html)?.[1]
  if (!path) throw new Error('the demo has no concert with tickets')
  return path
}
