import { beforeEach, describe, expect, it } from 'vitest'
import { draftWord, strapiWithDrafts, previewVariables as variables } from '../draft-content.ts'
import { beginFresh } from '../fresh-site.ts'
import { begin, read } from '../preview-visits.ts'
import { visit } from '../visit.ts'

beginFresh()
beforeEach(strapiWithDrafts)

const admin = { cookie: 'admin=true' }
const pathOf = (html: string) =>
  /<a href="https:\/\/content\.example\/admin([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&')
const editPath = async (path: string) =>
  pathOf(await (await visit(path, { variables, headers: admin })).text())

const entries = '/content-manager/collection-types'
const locale = (name: string) => `?plugins%5Bi18n%5D%5Blocale%5D=${name}`

describe('«Редактировать» leads to the entry itself', () => {
  it.each([
    ['/cities/moscow', 'city'],
    ['/en/cities/moscow', 'city'],
    ['/about', 'page'],
    ['/charity', 'page'],
  ])('of %s, a %s in the language that is shown', async (path, type) => {
    const language = path.startsWith('/en/') ? 'en' : 'ru'
    expect(await editPath(path)).toMatch(
      new RegExp(`^${entries}/api::${type}\\.${type}/\\d+\\?plugins%5Bi18n%5D%5Blocale%5D=${language}$`),
    )
  })

  it('whichever language it is in: another one has a row of its own', async () => {
    expect(await editPath('/cities/moscow')).not.toBe(
      (await editPath('/en/cities/moscow'))?.replace('en', 'ru'),
    )
  })

  it('of a draft, for who previews it', async () => {
    const { text } = await read('/hidden-program', `${await begin()}; admin=true`)
    expect(text).toContain(draftWord)
    expect(pathOf(text)).toBe(`${entries}/api::program.program/90000${locale('ru')}`)
  })
})

it.each([
  ['/', '/content-manager/single-types/api::site.site'],
  ['/concerts', `${entries}/api::concert.concert`],
  ['/programs', `${entries}/api::program.program`],
  ['/cities', `${entries}/api::city.city`],
  ['/venues', `${entries}/api::venue.venue`],
  ['/news', `${entries}/api::post.post`],
  ['/qa', `${entries}/api::qa-entry.qa-entry`],
  ['/vote', `${entries}/api::vote.vote`],
  ['/poster', `${entries}/api::concert.concert`],
  ['/star', `${entries}/api::program.program`],
  ['/search', ''],
])('of %s leads to %s', async (path, expected) => {
  expect(await editPath(path)).toBe(expected)
})

it('no query more is sent for a visitor', async () => {
  const html = await (await visit('/cities/moscow', { variables })).text()
  expect(html).not.toContain('content-manager')
})
