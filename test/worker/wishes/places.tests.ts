import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeatureContext } from '../../../src/context/context.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { createWishService } from '../../../src/features/wishes/place-wishes.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { recordStatements } from '../query-plans.ts'
import { sendForm } from '../send-form.ts'
import { type Visit, visit } from '../visit.ts'
import { shardOf } from '../vote-world.ts'

const vologda = 'vologda-472459'
const cherepovets = 'cherepovets-569223'
/** Vologda as the service takes it. */
const place = {
  key: vologda,
  countryCode: 'ru',
  latitude: 59.22,
  longitude: 39.88,
  names: { Latn: 'Vologda', Cyrl: 'Вологда' },
}
const variables = { SITE_SECRET: siteSecret }
let database: D1Database
let bindings: { DB: D1Database }

beforeEach(async () => {
  database = await emptyDatabase()
  bindings = { DB: recordStatements(database) }
  forgetIsolateCache()
})

const open = async (address: string, more: Visit = {}) => visit(address, { variables, bindings, ...more })
const read = async (address: string, cookie = '') => (await open(address, { headers: { cookie } })).text()
const press = (place: string, fields: Record<string, string>, cookie = '', address = '203.0.113.7') =>
  sendForm(`/places/${place}`, fields, {
    variables,
    bindings,
    headers: { cookie, 'cf-connecting-ip': address },
  })

async function come(): Promise<string> {
  const answer = await press(vologda, { [optionField]: 'come' })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const wishService = (now: number) => {
  const context = { config: { SITE_SECRET: siteSecret }, database, now: () => now }
  return createWishService(context as unknown as FeatureContext)
}

const counted = async () => {
  const { results } = await database
    .prepare('select place, program, people from place_wish_count order by place, program')
    .all<{ place: string; program: string; people: number }>()
  return results.map(({ place, program, people }) =>
    [place, program, people].filter((each) => each !== '').join(' '),
  )
}

describe('a place of the world', () => {
  it('is found by its name, and leads to a wish for it', async () => {
    expect(await read('/places?q=вологде')).toContain(`href="/places/${vologda}"`)
    expect(await read('/en/places?q=vologda')).toContain(`href="/en/places/${vologda}"`)
  })

  it('leads to a wish for the program that one came from', async () => {
    expect(await read('/places?q=Вологда&program=naruto')).toContain(
      `href="/places/${vologda}?program=naruto"`,
    )
  })

  it('is the city of the site, where there is one', async () => {
    const html = await read('/places?q=Казань')
    expect(html).toContain('href="/cities/kazan"')
    const answer = await open('/places/kazan-551487')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cities/kazan'])
    const forProgram = await open('/places/kazan-551487?program=naruto')
    expect(forProgram.headers.get('location')).toBe('/wishes/naruto?city=kazan')
  })

  it('isn’t found where there is none of that name', async () => {
    expect(await read('/places?q=<script>')).toContain('Такого города не нашлось')
  })

  it.each(['vologda-1', 'vologda', 'no-such-place-472459', 'x'.repeat(118)])(
    '%s is not found',
    async (key) => {
      expect((await open(`/places/${key}`)).status).toBe(404)
      expect((await press(key, { [optionField]: 'come' })).status).toBe(404)
    },
  )

  it('names its source', async () => {
    expect(await read('/places')).toContain('https://creativecommons.org/licenses/by/4.0/')
  })
})

describe('a wish for a place', () => {
  it('is asked to be confirmed the first time, and counted after that', async () => {
    const first = await press(vologda, { [optionField]: 'come' })
    expect([first.status, (await first.text()).includes('Подтвердите пожелание'), await counted()]).toEqual([
      ...[200, true, []],
    ])
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answer = await press(vologda, { [optionField]: 'come', confirmed: 'yes' }, cookie)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/places/${vologda}`])
    expect(await counted()).toEqual([`${vologda} 1`])
  })

  it('is one of each person, whatever is pressed twice', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come' }, cookie)
    await press(vologda, { [optionField]: 'come' }, cookie)
    expect(await counted()).toEqual([`${vologda} 1`])
    await press(cherepovets, { [optionField]: 'come' }, cookie)
    expect(await counted()).toEqual([`${cherepovets} 1`])
  })

  it('of a browser becomes the account’s when its reader has signed in, and is counted once', async () => {
    const who = { visitor: 'a browser', address: '203.0.113.7' }
    const service = wishService(0)
    await service.wish({ ...who, account: undefined }, '', place)
    await service.wish({ ...who, account: 'anna' }, '', place)
    expect(await counted()).toEqual([`${vologda} 1`])
  })

  it('of an address that has enough of them takes the place of one that was taken back', async () => {
    const who = (visitor: string) => ({ visitor, address: '203.0.113.7', account: undefined })
    const service = wishService(0)
    for (const visitor of ['a', 'b', 'c', 'd']) await service.wish(who(visitor), '', place)
    const before = await counted()
    await service.takeBack(who('a'), '')
    await service.wish(who('e'), '', place)
    expect([before, await counted()]).toEqual([[`${vologda} 3`], [`${vologda} 3`]])
  })

  it.each([
    { wished: 4, shown: 0 },
    { wished: 5, shown: 5 },
  ])('of $wished people is shown as $shown', async ({ wished, shown }) => {
    await database
      .prepare(`insert into place_wish_count (place, program, people) values (?, '', ?)`)
      .bind(vologda, wished)
      .run()
    expect(await wishService(0).countPeople(vologda)).toBe(shown)
  })

  it('expires after a year, and not sooner', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come' }, cookie)
    const yearMs = 365 * 24 * 3_600_000
    const expiresAt =
      yearMs + ((await database.prepare('select wished_at from place_wish').first('wished_at')) as number)
    const at = async (now: number) => {
      await wishService(now).removeOld()
      return counted()
    }
    expect([await at(expiresAt), await at(expiresAt + 1)]).toEqual([[`${vologda} 1`], []])
  })

  it('is another one for each program', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come' }, cookie)
    await press(cherepovets, { [optionField]: 'come', program: 'naruto' }, cookie)
    expect(await counted()).toEqual([`${cherepovets} naruto 1`, `${vologda} 1`])
  })

  it('can be taken back', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come' }, cookie)
    expect((await press(vologda, { [optionField]: '' }, cookie)).status).toBe(303)
    expect([
      await counted(),
      await database.prepare('select count(*) as n from place_wish').first('n'),
    ]).toEqual([...[[], 0]])
  })

  it('takes the place of the wish for a city, and the other way round', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come', program: 'naruto' }, cookie)
    await sendForm('/wishes/naruto', { [optionField]: 'kazan' }, { variables, bindings, headers: { cookie } })
    expect(await counted()).toEqual([])
    await press(vologda, { [optionField]: 'come', program: 'naruto' }, cookie)
    expect(await read('/wishes/naruto', cookie)).not.toContain('Вы ждёте эту программу')
  })

  it('stays where the request for a city is refused', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come', program: 'evangelion' }, cookie)
    await runInDurableObject(shardOf('wish:evangelion'), (_, { storage }) => storage.kv.put('isSealed', true))
    const fields = { [optionField]: 'kazan' }
    const answer = await sendForm('/wishes/evangelion', fields, { variables, bindings, headers: { cookie } })
    await runInDurableObject(shardOf('wish:evangelion'), (_, { storage }) => storage.kv.delete('isSealed'))
    expect([answer.status, await counted()]).toEqual([409, [`${vologda} evangelion 1`]])
  })

  it('is shown to who made it, with a bell for concerts nearby', async () => {
    const cookie = await come()
    await press(vologda, { [optionField]: 'come' }, cookie)
    const html = await read(`/places/${vologda}`, cookie)
    expect(html).toContain('Вы позвали нас: Вологда')
    expect(html).toContain(`href="/push?about=place:${vologda}"`)
    expect(html).toContain('Ближайшие концерты')
  })

  it.each([
    [4, false],
    [5, true],
  ])('of %i people is shown among the others: %s', async (people, isShown) => {
    for (let host = 0; host < people; host += 1)
      await press(vologda, { [optionField]: 'come' }, await come(), `203.0.113.${host}`)
    const html = await read('/wishes')
    expect(html.includes('Где мы ещё не играли')).toBe(isShown)
    expect(/href="\/places\/vologda-472459"[^>]*>Вологда<\/a>/.test(html)).toBe(isShown)
  })

  it('is for a program that there is', async () => {
    const cookie = await come()
    expect((await press(vologda, { [optionField]: 'come', program: 'no-such' }, cookie)).status).toBe(404)
  })

  it.each(['', 'go', '<script>'])('with the option «%s» stores nothing', async (option) => {
    const cookie = await come()
    await press(vologda, { [optionField]: option }, cookie)
    expect(await counted()).toEqual([])
  })

  it('is one of two hundred that an address makes a day', async () => {
    const cookie = await come()
    const place = (at: number) => (at % 2 === 0 ? vologda : cherepovets)
    const statuses = []
    for (let at = 0; at < 201; at++)
      statuses.push((await press(place(at), { [optionField]: 'come' }, cookie)).status)
    expect([statuses.slice(0, 200).every((status) => status === 303), statuses[200]]).toEqual([true, 429])
  })
})

describe('a search for a place without a city', () => {
  it('leads to a wish for it', async () => {
    const html = await read('/search?q=вологда')
    expect(html).toContain('Вологда: этого города в туре пока нет.')
    expect(html).toContain(`href="/places/${vologda}"`)
  })

  it('says where it is, where several have its name', async () => {
    const named = async (q: string) =>
      / ?([^<>]*): not on our tour yet/.exec(await read(`/en/search?q=${q}`))?.[1]
    expect(await named('Portland+Oregon')).toBe('Portland (Oregon, United States)')
    expect(await named('Portland,+Maine')).toBe('Portland (Maine, United States)')
    expect(await named('Springfield+Illinois')).toBe('Springfield (Illinois, United States)')
    expect(await named('Vologda')).toBe('Vologda')
  })

  it('says nothing of a city on tour, nor of a composer', async () => {
    expect(await read('/search?q=казань')).not.toContain('в туре пока нет')
    expect(await read('/search?q=циммер')).not.toContain('в туре пока нет')
  })
})

describe('people of one network address', () => {
  const comeFrom = async (address: string, place = vologda) => {
    const answer = await press(place, { [optionField]: 'come' }, '', address)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const done = await press(place, { [optionField]: 'come', confirmed: 'yes' }, cookie, address)
    expect(done.status).toBe(303)
    return cookie
  }

  it.each([
    ['are counted three times in a place', '203.0.113.9', 3],
    ['are counted six times in a place with all of its IPv6 network', '2001:db8:7:', 6],
  ])('%s, and each sees a wish of their own', async (_, address, most) => {
    const cookies: string[] = []
    for (let at = 0; at < 9; at += 1)
      cookies.push(await comeFrom(address.includes(':') ? `${address}${at}::1` : address))
    expect(await counted()).toEqual([`${vologda} ${most}`])
    expect(await database.prepare('select count(*) as n from place_wish').first('n')).toBe(9)
    // The days of the desk have no more than is counted.
    expect((await wishService(0).countByDay('2000-01-01')).map(({ count }) => count)).toEqual([most])
    // A wish that isn't counted takes nobody's away.
    await press(vologda, { [optionField]: '' }, cookies[8], address)
    expect(await counted()).toEqual([`${vologda} ${most}`])
    await press(vologda, { [optionField]: '' }, cookies[0], address)
    expect(await counted()).toEqual([`${vologda} ${most - 1}`])
  })

  it('are counted elsewhere, and others are counted there', async () => {
    for (let at = 0; at < 5; at += 1) await comeFrom('203.0.113.9')
    await comeFrom('203.0.113.9', cherepovets)
    await comeFrom('203.0.113.10')
    expect(await counted()).toEqual([`${cherepovets} 1`, `${vologda} 4`])
  })

  it('are half a percent of a place for which many wish', async () => {
    await comeFrom('203.0.113.10')
    await database.exec('update place_wish_count set people = 1000')
    for (let at = 0; at < 9; at += 1) await comeFrom('203.0.113.9')
    expect(await counted()).toEqual([`${vologda} 1005`])
  })
})
