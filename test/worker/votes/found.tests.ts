import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { optionField } from '../../../src/shared/votes.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makeAccount, openBrowser, openSite, signIn, siteSecret } from '../account-site.ts'
import { emptyDatabase } from '../database.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { visit } from '../visit.ts'
import { countsOf, openSpec, tallyOf, tellAll } from '../vote-world.ts'

const slug = 'film-vote-2026'
const path = `/vote/${slug}`

describe('the page of a vote', () => {
  it('says to machines what it is between, and doesn’t call it a question', async () => {
    const html = await (await visit(path)).text()
    expect(html).toContain('"@type":"ItemList"')
    expect(html).toMatch(/"@type":"ListItem","position":1,"name":"/)
    expect(html).not.toContain('"@type":"Question"')
  })

  it('shows each option with a picture that waits until it comes near, and keeps its place', async () => {
    const html = await (await visit(path)).text()
    const pictures = html.match(/<img[^>]+hero_[^>]+>/g) ?? []
    expect(pictures).toHaveLength(6)
    for (const picture of pictures) {
      expect(picture).toMatch(/sizes="[^"]+" width="1920" height="1080" alt="" loading="lazy"/)
      expect(picture).toContain('thumbnail_hero')
    }
  })

  it('is shared with a picture of its own', async () => {
    const html = await (await visit(path)).text()
    const [, address = ''] = /property="og:image" content="[^"]*?(\/vote\/[^"]+)"/.exec(html) ?? []
    const picture = await visit(address.replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

it('the list of votes and that of wishes stand in the sitemap', async () => {
  const index = await (await visit('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, part = '']) => part)
  const texts = await Promise.all(parts.map(async (part) => (await visit(part)).text()))
  for (const address of ['/vote<', '/wishes<']) expect(texts.join('')).toContain(address)
})

describe('who votes in a browser, then signs in there', () => {
  beforeEach(forgetIsolateCache)

  it('has one vote: the account’s, which the pages show', async () => {
    const site = await openSite()
    const browser = openBrowser(site)
    await browser.send(path, { [optionField]: 'the-imperial-march' })
    await browser.send(path, { [optionField]: 'the-imperial-march', confirmed: 'yes' })
    await makeAccount(site)
    await signIn(browser)
    const answer = await browser.send(path, { [optionField]: 'hes-a-pirate' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/mine`])
    await tellAll(slug)
    expect(await countsOf(slug)).toEqual({ 'hes-a-pirate': 1 })
  })
})

it('a vote that an operator has closed before its time is listed as closed, and says so', async () => {
  await emptyDatabase()
  forgetIsolateCache()
  await tallyOf(slug).open(openSpec({ vote: slug }))
  await tallyOf(slug).close()
  const variables = { SITE_SECRET: siteSecret }
  const list = await (await visit('/vote', { variables })).text()
  expect(list.slice(list.indexOf('<h2>Завершены</h2>'))).toContain(`href="${path}"`)
  const html = await (await visit(path, { variables })).text()
  expect(html).toContain('Голосование уже закрыто.')
  expect(html).not.toContain('type="radio"')
})

/** The page of a vote with these fields, whose only option has those. */
async function openWith(more: object, ofOption: object = {}): Promise<string> {
  await emptyDatabase()
  forgetIsolateCache()
  const options = [{ key: 'march', track: 'The March', ...ofOption }]
  const attributes = { slug: 'encore', title: 'Encore', locale: 'ru', options, ...more }
  fakeContent(() => Response.json({ data: { votes: { data: [{ id: '1', attributes }] } } }))
  const bindings = { CACHE: undefined } as never
  const variables = { CONTENT_URL: contentUrl, SITE_SECRET: siteSecret }
  return (await visit('/vote/encore', { variables, bindings })).text()
}

describe('a vote', () => {
  const inHours = (hours: number) => new Date(nowMs() + hours * 3_600_000).toISOString()
  const hasForm = (html: string) => html.includes('type="radio"') && html.includes('Проголосовать')

  it('shows what it is between, and when it opens, before it does', async () => {
    const html = await openWith({ opensAt: inHours(1), closesAt: inHours(2) })
    expect(hasForm(html)).toBe(false)
    expect(html).toContain('The March')
    expect(html).toContain('Голосование откроется')
    expect(html).not.toContain('Голосов пока нет')
  })

  it('takes votes and shows how it stands while it is open', async () => {
    const html = await openWith({ opensAt: inHours(-1), closesAt: inHours(1) })
    expect(hasForm(html)).toBe(true)
    expect(html).toContain('Голосов пока нет')
    expect(html).toContain('<meter')
  })

  it('takes no votes, and shows how it stands, once it has closed', async () => {
    const html = await openWith({ opensAt: inHours(-2), closesAt: inHours(-1) })
    expect(hasForm(html)).toBe(false)
    expect(html).toContain('Голосование завершилось')
    expect(html).toContain('<meter')
  })
})

describe('an option', () => {
  const optionOf = (more: object) => openWith({}, more)

  it('can be listened to, on a page of its own, where its editor has given a link', async () => {
    const html = await optionOf({ listenLink: 'https://music.example/march' })
    const [link = ''] = /<a href="https:\/\/music\.example\/march"[^>]*>[^<]*<\/a>/.exec(html) ?? []
    expect(link).toContain('target="_blank"')
    expect(link).toContain('aria-label="Послушать: The March"')
  })

  it.each(['http://music.example/march', 'javascript:alert(1)', 'nowhere'])(
    'has no link to %s',
    async (listenLink) => {
      const html = await optionOf({ listenLink })
      expect(html).toContain('The March')
      expect(html).not.toContain('Послушать')
    },
  )

  it('stands without its picture where its file is no picture of the content service', async () => {
    const attributes = { url: 'javascript:alert(1)', width: 10, height: 10 }
    const html = await optionOf({ image: { data: { attributes } } })
    expect(html).toContain('The March')
    expect(html).not.toContain('alert(1)')
  })
})

describe('an option that an editor renames', () => {
  const answerWith = (track: string) =>
    fakeContent(() =>
      Response.json({
        data: {
          votes: {
            data: [
              {
                id: '1',
                attributes: {
                  slug: 'encore',
                  title: 'Encore',
                  locale: 'ru',
                  options: [{ key: 'march', track }],
                },
              },
            ],
          },
        },
      }),
    )
  const read = async (track: string) => {
    await emptyDatabase()
    answerWith(track)
    forgetIsolateCache()
    const variables = { CONTENT_URL: contentUrl }
    return (await visit('/vote/encore', { variables, bindings: { CACHE: undefined } as never })).text()
  }

  it('keeps its id where it has a key, and so its votes', async () => {
    for (const track of ['The March', 'The Other March']) {
      const html = await read(track)
      expect(html).toContain(track)
      expect(html).toContain('data-option="march"')
    }
  })
})
