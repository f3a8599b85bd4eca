import { setTimeout as pause } from 'node:timers/promises'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../../../shared/forms/form-key.ts'
import { type FormName, formNames } from '../../../../shared/forms/form-names.ts'
import { toTableLine } from '../table-line.ts'
import { type FilledForm, fillForm } from './filled-forms.ts'
import {
  type FormFailure,
  type FormSite,
  failEveryCall,
  formFailures,
  isReturned,
  isSlow,
  isWell,
  startFormSite,
} from './form-site.ts'
import { type FormResponse, sendForm } from './send-form.ts'

/** What happened to one form that was sent while something failed. */
interface FormResult {
  form: FormName
  /** Number of submissions that visitors sent. */
  sent: number
  /** Number of submissions that the database has afterwards. */
  stored: number
  /** Entries in Strapi after everything works again and scheduled runs have ended. */
  arrived: number
  /** Submissions that visitors were told had arrived, or could not know of, and that are not in Strapi. */
  lost: number
  twice: number
  /** Responses in order, as `303 «Письмо получено»`. */
  seen: string[]
  complaints: string[]
}

/** One submission while it is sent by one visitor. */
interface Sending {
  form: FormName
  key: string
  email: string
  filled: FilledForm
  received: FormResponse[]
  /** The response after everything worked again. */
  receivedAgain?: FormResponse
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Milliseconds to wait for a try at Strapi, which ends after 20 s (`submissions/deliver-to-strapi.ts`). */
const patienceMs = 40_000
const pollMs = 500

/** Sends each form while something fails, lets time pass, ends the failure, and returns what happened. */
async function runFormFailure(
  site: FormSite,
  fault: FormFailure,
  about: { city: string; concert: string },
): Promise<FormResult[]> {
  // A new process has nothing of the previous row in memory.
  await site.kill()
  const sendings = formNames.map((form): Sending => {
    const key = makeFormKey(site.now() - minFormAgeMs)
    // A domain that is one owner's gets thirty letters a day.
    const email = `anna@${form}-${key.slice(-12).toLowerCase().replaceAll('_', '-')}x.example`
    return { form, key, email, filled: fillForm(form, { ...about, email }), received: [] }
  })
  await startFault(site, fault)
  const send = async ({ form, filled, key }: Sending) =>
    sendForm(site.worker.url, form, { ...filled.typed, [formKeyField]: key })
  const { atOnce = 1 } = fault
  await Promise.all(
    sendings.map(async (sending) => {
      sending.received = await Promise.all(Array.from({ length: atOnce }, () => send(sending)))
    }),
  )
  if (!isReturned(fault) && fault.killed !== 'before the first try') {
    await site.strapi.untilAsked(sendings.map(({ key }) => key))
  }
  await goOnWhileItFails(site, fault, sendings)
  const waiting = await readStored(site, sendings)

  site.strapi.setFault('none')
  site.strapi.onCreated = undefined
  await site.setTroubles({})
  if (isReturned(fault) && !fault.isLeft) {
    for (const sending of sendings) {
      const { form: returned = {} } = sending.received[0] ?? {}
      sending.receivedAgain = await sendForm(site.worker.url, sending.form, returned)
    }
  }
  await site.runLater(hourMs)
  await site.strapi.letLateOnesThrough()
  await site.runLater(hourMs)
  await site.runLater(hourMs)
  const stored = await readStored(site, sendings)
  return sendings.map((sending) => judge(site, fault, sending, waiting, stored))
}

async function startFault({ strapi, setTroubles }: FormSite, fault: FormFailure): Promise<void> {
  const { databaseOnceCreated, killed, database = databaseOnceCreated ? failEveryCall('works') : {} } = fault
  strapi.setFault(killed === 'during the first try' ? 'slow' : (fault.strapi ?? 'none'))
  strapi.onCreated = databaseOnceCreated && onceAllAreThere(() => setTroubles(databaseOnceCreated))
  // A delivery first reads what is due (`submissions/deliver.ts`).
  await setTroubles(killed === 'before the first try' ? { 'DB.all': 'never ends' } : database)
}

/** Holds every request until all have arrived, so that the first response does not stop the others. */
function onceAllAreThere(go: () => Promise<unknown>): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let missing = formNames.length
  return () => {
    missing -= 1
    if (missing === 0) resolve(go())
    return promise
  }
}

/** Runs the scheduled handler during the failure; where it would hang, waits for the first try instead. */
async function goOnWhileItFails(
  site: FormSite,
  fault: FormFailure,
  sendings: readonly Sending[],
): Promise<void> {
  if (fault.killed) return site.kill()
  if (isSlow(fault)) return
  if (fault.strapi !== 'slow') return site.runLater(minuteMs)
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const noted = (await readStored(site, sendings)).filter((row) => row.fault !== null)
    if (noted.length === sendings.length) return
    await pause(pollMs)
  }
}

interface StoredRow {
  key: string
  content: string
  state: string
  fault: string | null
}

async function readStored({ worker }: FormSite, sendings: readonly Sending[]): Promise<StoredRow[]> {
  const database = await worker.database()
  const { results } = await database
    .prepare(
      `select submission.key, content, state, fault from submission join delivery on delivery.key = submission.key
       where recipient = 'content'`,
    )
    .all<StoredRow>()
  return results.filter(({ content }) => sendings.some(({ email }) => content.includes(email)))
}

function judge(
  { strapi }: FormSite,
  fault: FormFailure,
  { form, email, filled, received, receivedAgain }: Sending,
  waiting: readonly StoredRow[],
  stored: readonly StoredRow[],
): FormResult {
  const answers = [...received, ...(receivedAgain ? [receivedAgain] : [])]
  const entries = strapi.entries.filter((entry) => entry.email === email)
  const isOwn = ({ content }: StoredRow) => content.includes(email)
  const [meanwhile, rows] = [waiting.filter(isOwn), stored.filter(isOwn)]
  const isTold = answers.some(({ status }) => status === 303)
  const isGivenBack = answers.some(({ status, changed }) => status === 503 && changed.length === 0)
  const isMissing = entries.length === 0 && (isTold || rows.length > 0 || !isGivenBack)
  const [entry] = entries
  const complaints = [
    ...received.flatMap((answer) => complainOf(answer, isReturned(fault) ? 503 : 303)),
    ...(receivedAgain ? complainOf(receivedAgain, 303) : []),
    ...(new Set(answers.flatMap(({ location }) => location ?? [])).size > 1
      ? ['it has several numbers']
      : []),
    ...rows.filter(({ state }) => state !== 'delivered').map(({ state }) => `it is ${state} in the end`),
    ...meanwhile.filter(({ fault: said }) => said?.includes('@')).map(() => 'its fault tells what was sent'),
    ...(meanwhile.some(({ state }) => state === 'delivered') && !isWell(fault)
      ? ['it arrived all the same']
      : []),
    ...Object.entries(filled.stored)
      .filter(([field, value]) => entry && entry[field] !== value)
      .map(([field]) => `${field} arrived as something else`),
  ]
  return {
    form,
    sent: answers.length,
    stored: rows.length,
    arrived: entries.length,
    lost: isMissing ? 1 : 0,
    twice: Math.max(0, entries.length - 1, rows.length - 1),
    seen: [...new Set(answers.map(({ status, heading }) => `${status} «${heading}»`))],
    complaints,
  }
}

function complainOf({ status, changed, saysToKeepIt }: FormResponse, expected: 303 | 503): string[] {
  if (status !== expected) return [`it answered ${status} instead of ${expected}`]
  if (status === 303) return []
  return [
    ...changed.map((field) => `${field} came back as something else`),
    ...(saysToKeepIt ? [] : ['it doesn’t say to keep a copy']),
  ]
}

const toLine = toTableLine([36, 9, 5, 7, 10, 5, 6], (at) => at < 2 || at > 6)

const isKept = ({ arrived, lost, twice, complaints }: FormResult) =>
  arrived === 1 && lost + twice + complaints.length === 0

/**
 * Prints the table of what happens to submissions while something fails: each form with each failure.
 *
 * @returns whether nothing was lost, nothing arrived twice, and every message to visitors was true
 */
export async function printFormTable(): Promise<boolean> {
  const site = await startFormSite()
  let isAllKept = true
  let [forms, lost, twice] = [0, 0, 0]
  console.log(
    toLine(['what fails', 'form', 'sent', 'stored', 'in Strapi', 'lost', 'twice', 'the visitor saw']),
  )
  try {
    const about = await findConcert(site)
    for (const fault of formFailures) {
      const results = await runFormFailure(site, fault, about)
      for (const [at, result] of results.entries()) {
        const { form, sent, stored, arrived, seen } = result
        const cells = [sent, stored, arrived, result.lost, result.twice, seen.join(', then ')]
        console.log(toLine([at === 0 ? fault.name : '', form, ...cells, isKept(result) ? '' : 'BROKEN']))
        for (const complaint of result.complaints) console.log(`  ${complaint}`)
        isAllKept &&= isKept(result)
        forms += 1
        lost += result.lost
        twice += result.twice
      }
    }
    const unhandled = await site.readUnhandled()
    console.log(`${forms} forms sent: ${lost} lost, ${twice} twice, ${unhandled.length} unhandled rejections`)
    for (const each of unhandled) console.log(`  ${each}`)
    return isAllKept && unhandled.length === 0
  } finally {
    await site.stop()
  }
}

/** Returns a city's name as a visitor types it, and a concert there that has tickets. */
async function findConcert({ worker }: FormSite): Promise<{ city: string; concert: string }> {
  const city = 'Москва'
  const response = await fetch(
    new URL(`/api/concerts?city=${encodeURIComponent(city)}&locale=ru`, worker.url),
  )
  const { data } = (await response.json()) as { data: { concerts: { slug: string }[] } }
  // Days pass while the table is made, so the last concert is taken.
  const last = data.concerts.at(-1)
  if (!last) throw new Error(`the demo has no concert in ${city}`)
  return { city, concert: last.slug }
}
