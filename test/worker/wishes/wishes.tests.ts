import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { wishMessages } from '../../../src/languages/texts.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { sendBody, sendForm } from '../send-form.ts'
import { type Visit, visit } from '../visit.ts'
import { countsOf, tallyOf, tellAll } from '../vote-world.ts'

/** Each test uses the next program, because objects of the test before may still report their counts. */
const programs = ['hans-zimmer', 'john-williams', 'joe-hisaishi', 'ennio-morricone', 'naruto', 'evangelion']
let begun = 0
let program = ''
let path = ''
let vote = ''
let database: D1Database
const variables = { SITE_SECRET: siteSecret }

beforeEach(async () => {
  program = programs[begun % programs.length] ?? ''
  path = `/wishes/${program}`
  vote = `wish:${program}`
  begun += 1
  database = await emptyDatabase()
  forgetIsolateCache()
})

const open = (address: string, more: Visit = {}) => visit(address, { variables, ...more })
const press = (fields: Record<string, string>, cookie = '') =>
  sendForm(path, fields, { variables, headers: { cookie } })

async function comeToWish(): Promise<string> {
  const answer = await press({ [optionField]: 'kazan' })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Copies the counts of the objects to where pages read them. */
async function copyAll(): Promise<void> {
  await tellAll(vote)
  await runInDurableObject(tallyOf(vote), async (tally, { storage }) => {
    storage.kv.put('due', { copy: 1 })
    await tally.alarm()
  })
  forgetIsolateCache()
}

describe('a wish without script', () => {
  it('is asked to be confirmed the first time, and isn’t counted before', async () => {
    const answer = await press({ [optionField]: 'kazan' })
    expect([answer.status, (await answer.text()).includes('Подтвердите пожелание')]).toEqual([200, true])
    await tellAll(vote)
    expect(await countsOf(vote)).toEqual({})
  })

  it('is counted once, whatever is pressed twice, and leads to a page that can be reloaded', async () => {
    const cookie = await comeToWish()
    const answer = await press({ [optionField]: 'kazan', confirmed: 'yes' }, cookie)
    await press({ [optionField]: 'kazan' }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
    await tellAll(vote)
    expect(await countsOf(vote)).toEqual({ kazan: 1 })
  })

  it('is for one city: another one takes its place', async () => {
    const cookie = await comeToWish()
    await press({ [optionField]: 'kazan' }, cookie)
    await press({ [optionField]: 'samara' }, cookie)
    await tellAll(vote)
    expect(await countsOf(vote)).toEqual({ samara: 1 })
  })

  it('can be taken back', async () => {
    const cookie = await comeToWish()
    await press({ [optionField]: 'kazan' }, cookie)
    expect((await press({ [optionField]: '' }, cookie)).status).toBe(303)
    await tellAll(vote)
    expect(await countsOf(vote)).toEqual({})
  })

  it('is followed by a bell for its program in its city', async () => {
    const cookie = await comeToWish()
    await press({ [optionField]: 'kazan' }, cookie)
    expect(await (await open(path, { headers: { cookie } })).text()).toContain(
      `href="/push?about=wish:${program}/kazan"`,
    )
    expect(await (await open(path)).text()).not.toContain('/push?about=')
  })

  it('is shown to who made it, on a page that nobody stores', async () => {
    const cookie = await comeToWish()
    await press({ [optionField]: 'kazan' }, cookie)
    await tellAll(vote)
    const own = await open(path, { headers: { cookie } })
    const html = await own.text()
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Вы ждёте эту программу: Казань')
    expect(html).not.toContain('Ждёт 1')
  })

  it.each([
    ['a city that there is not', `${optionField}=atlantis`],
    ['two cities at once', `${optionField}=kazan&${optionField}=samara`],
    ['what is no city', `${optionField}=%3Cscript%3E`],
    ['nothing', ''],
  ])('refuses %s', async (_, body) => {
    const cookie = await comeToWish()
    expect((await sendBody(path, body, { variables, headers: { cookie } })).status).toBe(422)
  })

  it('is for a program that there is', async () => {
    const answer = await sendForm('/wishes/no-such-program', { [optionField]: 'kazan' }, { variables })
    expect(answer.status).toBe(404)
  })
})

describe('where one wishes', () => {
  it('offers the visitor’s city', async () => {
    const html = await (await open(path, { headers: { cookie: 'tutti_city=kazan' } })).text()
    expect(html).toMatch(/<option[^>]*(?:selected[^>]*value="kazan"|value="kazan"[^>]*selected)/)
  })

  it('offers the city that one comes from before that', async () => {
    const html = await (await open(`${path}?city=samara`, { headers: { cookie: 'tutti_city=kazan' } })).text()
    expect(html).toMatch(/<option[^>]*(?:selected[^>]*value="samara"|value="samara"[^>]*selected)/)
  })

  it('offers the city that was wished for before both', async () => {
    const cookie = await comeToWish()
    await press({ [optionField]: 'kazan' }, cookie)
    const html = await (await open(`${path}?city=samara`, { headers: { cookie } })).text()
    expect(html).toMatch(/<option[^>]*(?:selected[^>]*value="kazan"|value="kazan"[^>]*selected)/)
  })

  it('says so where the site takes no wishes', async () => {
    expect(await (await visit(path)).text()).toContain('пока не принимаются')
  })
})

describe('wishes', () => {
  const wish = async (people = 5) => {
    for (let at = 0; at < people; at += 1) await press({ [optionField]: 'kazan' }, await comeToWish())
    await copyAll()
  }

  it('of fewer than five people are shown to nobody', async () => {
    await wish(4)
    for (const address of ['/wishes', `/${program}`])
      expect(await (await open(address)).text()).not.toContain('Ждут 4')
  })

  it('stand by city and by program, for everyone', async () => {
    await wish()
    const html = await (await open('/wishes')).text()
    expect(html).toMatch(/<th scope="row"><a href="\/cities\/kazan">Казань<\/a>.*?<td>5<\/td>/s)
  })

  it.each(['/en/wishes', '/th/wishes'])('stand so on %s', async (address) => {
    await wish()
    expect(await (await open(address)).text()).toContain('<td>5</td>')
  })

  it('are told on the program’s page, with the way to make one', async () => {
    await wish()
    const html = await (await open(`/${program}`)).text()
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain('Ждут 5 человек')
  })

  it('can be made from a city without concerts of a program', async () => {
    const html = await (await open('/cities/kazan')).text()
    expect(html).toMatch(/href="\/wishes\/[a-z0-9-]+\?city=kazan"/)
  })

  it('bring the programs that most people want to the beginning of those that a city offers', async () => {
    const insert = database.prepare('insert into vote (slug, counts, total, counted_at) values (?, ?, 9, 1)')
    await database.batch(programs.map((each, at) => insert.bind(`wish:${each}`, `{"kazan":${5 + at}}`)))
    const html = await (await open('/cities/kazan')).text()
    const offered = [...html.matchAll(/href="\/wishes\/([a-z0-9-]+)\?city=kazan"/g)].map(([, slug]) => slug)
    const wanted = programs.toReversed().filter((each) => offered.includes(each))
    expect(wanted.length).toBeGreaterThan(1)
    expect(offered.slice(0, wanted.length)).toEqual(wanted)
  })

  it('are nowhere where the site takes none', async () => {
    expect(await (await visit(`/${program}`)).text()).not.toContain(`href="${path}"`)
  })
})

it.each([
  [1, 'Ждёт 1 человек'],
  [2, 'Ждут 2 человека'],
  [5, 'Ждут 5 человек'],
  [21, 'Ждёт 21 человек'],
  [214, 'Ждут 214 человек'],
])('%i people are told of in Russian as «%s»', (count, words) => {
  expect(wishMessages('ru').waiting(count)).toBe(words)
})
