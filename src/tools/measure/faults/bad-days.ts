import { pathTo } from '../../../routes/paths.ts'
import { edit } from '../laboratory/faulty-content.ts'
import type { Figure } from '../laboratory/run-parts.ts'
import {
  city,
  emptyKv,
  inEnglish,
  later,
  losePart,
  newName,
  notPublished,
  post,
  readStoredManifest,
  saveCity,
  seeNewCity,
  seeOldCity,
  seeUnseenPages,
} from './day-steps.ts'
import { type BadDay, runBadDay } from './run-bad-day.ts'
import { strapiDays } from './strapi-days.ts'

/** A page that reads a part which the next version calls otherwise (`content-site.ts`). */
const pageOfOtherPart = pathTo('star')

/** The stores, the object, clocks and deployments fail. */
const platformDays: readonly BadDay[] = [
  {
    name: 'the object dies while it publishes',
    run: async (day) => {
      edit(day.content, 'Post', 'new-season-on-sale', (row) => ({ ...row, title: 'Новый заголовок' }))
      await day.set({ diesAtWrite: 3 })
      await saveCity(day)
      day.isTold(notPublished)
      await seeOldCity(day)
      await day.sees(post, { status: 200, hasNot: 'Новый заголовок' })
      day.notes(later)
      await day.passMinute()
      await seeNewCity(day)
      await day.sees(post, { status: 200, has: 'Новый заголовок' })
    },
  },
  {
    name: 'KV refuses writes',
    run: async (day) => {
      await day.set({ refusesWrites: true })
      await saveCity(day)
      await seeOldCity(day)
      day.isTold(notPublished)
      await day.isUnhealthy()
      await day.set({ refusesWrites: false })
      day.notes(later)
      await day.passMinute()
      await seeNewCity(day)
    },
  },
  {
    name: 'KV is empty, and isolates are new',
    run: async (day) => {
      await emptyKv(day)
      await day.restart()
      await seeUnseenPages(day)
      day.notes('ten minutes later')
      await day.passTime(600_000)
      await day.passMinute()
      const { parts } = await readStoredManifest(day)
      day.checks('KV has all parts again', Object.keys(parts).length > 0)
      await saveCity(day)
      await seeNewCity(day)
    },
  },
  {
    name: "the object's storage is lost, and Strapi is down",
    run: async (day) => {
      const { version } = await readStoredManifest(day)
      day.content.fault = 'down'
      await day.set({ suffers: { what: 'forgets' } })
      await day.restart()
      await day.passMinute()
      await seeUnseenPages(day)
      day.isTold(notPublished)
      day.content.fault = 'none'
      day.notes('Strapi is back')
      await day.passMinute()
      await saveCity(day)
      await seeNewCity(day)
      day.checks('the version has grown', (await readStoredManifest(day)).version > version)
    },
  },
  {
    name: "the object's storage and KV are lost",
    run: async (day) => {
      await emptyKv(day)
      await day.set({ suffers: { what: 'forgets' } })
      await day.restart()
      await seeUnseenPages(day)
    },
  },
  {
    name: "the object's clock goes an hour back after it has published",
    run: async (day) => {
      const { version } = await readStoredManifest(day)
      await day.set({ objectShiftMs: -3_600_000 })
      await saveCity(day)
      await seeNewCity(day)
      day.checks('the version has grown', (await readStoredManifest(day)).version > version)
    },
    most: { queries: 3, parts: 12 },
  },
  {
    name: "isolates' clocks go an hour back",
    run: async (day) => {
      await seeOldCity(day)
      await day.passTime(-3_600_000)
      await saveCity(day)
      await seeNewCity(day)
    },
    most: { queries: 3, parts: 12 },
  },
  {
    name: 'the manifest names parts that KV lacks',
    run: async (day) => {
      await losePart(day, false)
      await seeUnseenPages(day)
    },
    most: { queries: 0 },
  },
  {
    name: 'the manifest names parts that KV and the object lack',
    run: async (day) => {
      await losePart(day, true)
      const answers = await day.visitLater(inEnglish(city))
      day.notes(`its first visitors get ${answers.map(({ status }) => status).join(', ')}`)
      await day.passMinute()
      await seeUnseenPages(day)
    },
  },
  {
    name: 'a deployment has other parts, and both versions run',
    run: async (day) => {
      await day.set({ objectRuns: 'next', suffers: { what: 'dies' } })
      for (const isolate of ['here', 'next'] as const)
        await day.sees(pageOfOtherPart, { status: 200 }, isolate)
      await saveCity(day)
      for (const isolate of ['here', 'next'] as const) {
        await day.sees(city, { status: 200, has: newName }, isolate)
        await day.sees(inEnglish(pageOfOtherPart), { status: 200 }, isolate)
      }
    },
  },
  {
    name: 'a deployment is rolled back',
    run: async (day) => {
      await day.set({ objectRuns: 'next', suffers: { what: 'dies' } })
      await day.passMinute()
      await day.sees(pageOfOtherPart, { status: 200 }, 'next')
      await day.set({ objectRuns: 'object', suffers: { what: 'dies' } })
      await day.passMinute()
      await day.sees(inEnglish(pageOfOtherPart), { status: 200 }, 'here')
      await saveCity(day)
      await seeNewCity(day)
    },
  },
]

export const badDays: readonly BadDay[] = [...strapiDays, ...platformDays]

/**
 * Prints what visitors see on each bad day, what is told where, and what it costs.
 *
 * @param only a part of the names of the rows that are wanted
 */
export async function* measureBadDays(only = ''): AsyncGenerator<Figure> {
  for (const badDay of badDays.filter(({ name }) => name.includes(only))) {
    const { found, queries, parts } = await runBadDay(badDay)
    yield {
      name: badDay.name,
      measured: `${queries} queries, ${parts} parts written`,
      isMet: found.every(({ isKept }) => isKept),
      details: found.map(({ what, isKept }) => `${isKept ? '' : 'BROKEN  '}${what}`),
    }
  }
}
