import { chromium } from '@playwright/test'
import { parseMeasurementArguments } from '../command-line.ts'
import { browserInstallation, findBrowser } from '../operate/find-browser.ts'
import { readHomeLocation } from '../operate/home-location.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { listExamples } from './bench/addresses.ts'
import { toTableLine } from './faults/table-line.ts'
import { type PressedPage, pressControls } from './interactions/press-controls.ts'
import { requireBuild } from './require-build.ts'

const help = `Presses one control of each kind on every page type as on a phone, and prints for each page the longest interaction to next
paint, its layout shift (CLS) and its largest paint (LCP); then each control that misses the target. An interaction is
measured by the processor time of the page's main thread, four times of it, so that other work on the machine doesn't
count. About twenty minutes. Needs a build and a Chromium (\`${browserInstallation}\`). Ends with 1 where a target is missed.

  npm run measure:interactions
  npm run measure:interactions -- --page /concerts   pages whose route begins so
  npm run measure:interactions -- --by-clock         slows the CPU four times, and prints what the browser reports of
                                                     interactions: for a machine that does nothing else`

const goals = { interactionMs: 100, shift: 0 } as const

const { values } = parseMeasurementArguments({
  help,
  options: { page: { type: 'string', default: '/' }, 'by-clock': { type: 'boolean', default: false } },
})
const clock = values['by-clock'] ? 'browser' : 'processor time'
await requireBuild()

const toLine = toTableLine([34, 9, 9, 7, 9])
const missed: string[] = []

const worker = await serveWorker({
  port: 0,
  variables: { SITE_SECRET: makeSecret() },
  location: await readHomeLocation(),
  onLog: () => {},
})
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
try {
  console.log(toLine(['page', 'controls', 'INP, ms', 'CLS', 'LCP, ms']))
  for (const { family, path } of listExamples().filter((each) => each.family.startsWith(values.page))) {
    const address = new URL(path, worker.url).href
    // Visitors mostly get cached pages, so the page is requested before.
    await (await fetch(address)).arrayBuffer()
    report(family, await pressControls(browser, address, { clock, maxMs: goals.interactionMs }))
  }
} finally {
  await browser.close()
  await worker.stop()
}
console.log(missed.length === 0 ? '\nNo target is missed.' : `\nMissed:\n${missed.join('\n')}`)
process.exitCode = missed.length > 0 ? 1 : 0

function report(family: string, { controls, shift, largestPaintMs }: PressedPage): void {
  const figures = [controls.length, controls[0]?.ms ?? 0, shift.toFixed(3), largestPaintMs.toFixed(0)]
  console.log(toLine([family, ...figures]))
  const slow = controls.filter(({ ms }) => ms > goals.interactionMs)
  missed.push(...slow.map(({ name, ms }) => `  ${family}: ${name}: ${ms} ms`))
  if (Number(shift.toFixed(3)) > goals.shift) missed.push(`  ${family}: layout shift ${shift.toFixed(3)}`)
}
