import { type ContentFailure, contentFailures, edit } from '../laboratory/faulty-content.ts'
import {
  inEnglish,
  later,
  newName,
  post,
  rename,
  saveCity,
  savePost,
  seeNewCity,
  seeOldCity,
} from './day-steps.ts'
import type { BadDay } from './run-bad-day.ts'
import { openDesk, visitEverything } from './visit-everything.ts'

/** Failures after which a save is published all the same. */
const harmless: readonly ContentFailure[] = ['megabyte', 'slow']

/** The content service fails in each way while an editor saves. */
const answers = (Object.keys(contentFailures) as ContentFailure[])
  .filter((fault) => fault !== 'none')
  .map((fault): BadDay => {
    const isHarmless = harmless.includes(fault)
    return {
      name: `Strapi ${contentFailures[fault]} while an entry is saved`,
      run: async (day) => {
        day.content.fault = fault
        await saveCity(day)
        if (isHarmless) return seeNewCity(day)
        await seeOldCity(day)
        day.isTold('content')
        await day.isUnhealthy()
        day.content.fault = 'none'
        day.notes(later)
        await day.passMinute()
        await seeNewCity(day)
      },
      ...(isHarmless ? { most: { queries: 3, parts: 12 } } : {}),
    }
  })

/** Editors save, and Strapi answers or doesn't. */
export const strapiDays: readonly BadDay[] = [
  {
    name: 'nothing, for comparison: an entry is saved',
    run: async (day) => {
      await saveCity(day)
      await seeNewCity(day)
    },
    most: { queries: 3, parts: 12 },
  },
  {
    name: 'an entry is saved, and no webhook is called',
    run: async (day) => {
      edit(day.content, 'City', 'kazan', rename(newName))
      await day.passMinute()
      await seeNewCity(day)
    },
    most: { queries: 3, parts: 12 },
  },
  {
    name: '200 calls of the webhook in a second',
    run: async (day) => {
      edit(day.content, 'City', 'kazan', rename(newName))
      const statuses = await Promise.all(Array.from({ length: 200 }, () => day.callHook('city', 'kazan')))
      day.checks(
        'all are answered 202',
        statuses.every((status) => status === 202),
      )
      await day.settle()
      await seeNewCity(day)
    },
    most: { queries: 8, parts: 12 },
  },
  {
    name: 'two saves within a reading, their calls out of order',
    run: async (day) => {
      day.content.delayMs = 400
      edit(day.content, 'City', 'kazan', rename('Прежняя Казань'))
      const second = day.callHook('city', 'kazan')
      await day.passTime(0)
      edit(day.content, 'City', 'kazan', rename(newName))
      await Promise.all([second, day.callHook('city', 'kazan')])
      await day.settle()
      await seeNewCity(day)
    },
    most: { queries: 6, parts: 24 },
  },
  {
    name: 'an entry is deleted',
    run: async (day) => {
      await savePost(day)
      await day.sees(post, { status: 404 })
      await day.sees('/news', { status: 200, hasNot: post })
    },
    most: { queries: 3, parts: 20 },
  },
  {
    name: 'an entry is unpublished',
    run: async (day) => {
      await savePost(day, (row) => ({ ...row, publishedAt: null }))
      await day.sees(post, { status: 404 })
      await day.sees('/news', { status: 200, hasNot: post })
    },
    most: { queries: 3, parts: 20 },
  },
  {
    name: 'an entry gets another address',
    run: async (day) => {
      await savePost(day, (row) => ({ ...row, slug: 'season-on-sale' }))
      await day.sees('/p/season-on-sale', { status: 200 })
      await day.sees(post, { status: 301, location: '/p/season-on-sale' })
      await day.sees(inEnglish(post), { status: 301, location: inEnglish('/p/season-on-sale') })
    },
    most: { queries: 3, parts: 20 },
  },
  {
    name: 'an entry moves to another language',
    run: async (day) => {
      await savePost(day, (row) => (row.locale === 'en' ? { ...row, title: 'Only in English' } : row))
      const rows = day.content.rows.Post.filter(
        ({ slug, locale }) => slug !== 'new-season-on-sale' || locale === 'en',
      ).map((row) => (row.slug === 'new-season-on-sale' ? { ...row, localizations: [] } : row))
      day.content.rows = { ...day.content.rows, Post: rows }
      await savePost(day, (row) => row)
      await day.sees(inEnglish(post), { status: 200, has: 'Only in English' })
      await day.sees(post, { status: 200, has: 'Only in English' })
    },
    most: { queries: 6, parts: 40 },
  },
  {
    name: 'a type is missing in an older Strapi',
    lacks: 'votes',
    run: async (day) => {
      day.isTold('lacks a type or a field')
      await day.sees('/', { status: 200 })
      await saveCity(day)
      await seeNewCity(day)
    },
  },
  {
    name: 'a type goes missing in a model that is rolled back',
    run: async (day) => {
      day.content.lacks = 'posts'
      await day.callHook('post')
      await day.settle()
      day.isTold('')
      await day.sees(post, { status: 200 })
      await saveCity(day)
      await seeNewCity(day)
      await day.sees(post, { status: 200 })
    },
  },
  ...answers,
  {
    name: 'Strapi is stopped, and a new isolate is asked for everything',
    run: async (day) => {
      const cookie = await openDesk(day)
      day.content.asked.length = 0
      day.content.fault = 'down'
      await day.restart()
      const { visited, wrong } = await visitEverything(day, cookie)
      day.checks(`${visited} addresses visited, all 200`, wrong.length === 0)
      for (const each of wrong) day.checks(each, false)
    },
    most: { queries: 0, parts: 0 },
  },
  {
    name: 'an entry of a megabyte',
    run: async (day) => {
      await savePost(day, (row) => ({ ...row, summary: 'д'.repeat(600_000) }))
      await day.sees(post, { status: 200 })
      await saveCity(day)
      await seeNewCity(day)
    },
  },
  {
    name: 'an entry of three megabytes',
    run: async (day) => {
      await savePost(day, (row) => (row.locale === 'ru' ? { ...row, summary: 'д'.repeat(1_600_000) } : row))
      await day.sees(post, { status: 200 })
      await saveCity(day)
      await seeNewCity(day)
    },
  },
]
