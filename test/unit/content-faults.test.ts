import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { readConcert } from '../../src/content/concerts/concert.ts'
import type { ContentService } from '../../src/content/content-service.ts'
import { readPost } from '../../src/content/reading/readers.ts'
import { readRedirect } from '../../src/content/site/redirect.ts'
import { readSite } from '../../src/content/site/site.ts'
import { createContentOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { type ContentFault, toEditPath } from '../../src/shared/content-fault.ts'
import type { StrapiService } from '../../src/strapi/port/client.ts'
import { demoBrandFolder } from '../../src/tools/chosen-brand.ts'
import { checkContent } from '../../src/tools/operate/check-content.ts'
import { createProgramStrapi } from '../../src/tools/operate/program-content.ts'
import { answerRows } from '../fixtures/rows-answer.ts'

const url = 'https://content.example'

/** A content service of either version that answers so; what is said of it gathers in `faults` and `log`. */
function contentThatAnswers(
  answer: object | ((request: Request) => Promise<object>),
  dialect: '4' | '5' = '4',
) {
  const log: string[] = []
  const faults: ContentFault[] = []
  const config = readConfig({ CONTENT_URL: url, CONTENT_DIALECT: dialect } as never)
  const strapi: StrapiService = {
    ...createProgramStrapi(config, (line) => log.push(line)),
    fetch: async (request) =>
      typeof answer === 'function'
        ? Response.json({ data: await answer(request) })
        : answerRows(await request.text(), Response.json({ data: answer })),
  }
  const content: ContentService = { ...createContentOnDemand(strapi), faults }
  return { content, faults, log }
}

const text =
  'Билеты: [тут](www.example.org), [там](javascript:alert(1)), ![](data:image/png;base64,AAAA) и [почта](kassa@example.org)'
const post4 = {
  locale: 'ru',
  slug: 'tour',
  title: 'Тур',
  publishedAt: '2026-11-20T10:00:00.000Z',
  content: [{ paragraphContent: 'Первый' }, { paragraphContent: text }],
}
const ofText = (what: string, reason: string, value: string, detail?: string) => ({
  what,
  reason,
  type: 'post',
  entry: 'tour',
  locale: 'ru',
  field: 'content[1].paragraphContent',
  value,
  ...(detail ? { detail } : {}),
})
const expected = [
  ofText('repaired', 'address read as another', 'www.example.org', 'https://www.example.org'),
  ofText('left out', 'no address', 'javascript:alert(1)'),
  ofText('left out', 'no address of a picture', 'data:image/png;base64,AAAA'),
  ofText('repaired', 'address read as another', 'kassa@example.org', 'mailto:kassa@example.org'),
]

/** A content service of either version that has these posts and nothing else. */
const serviceWithPosts = (dialect: '4' | '5', ...posts: readonly object[]) => {
  const rows =
    dialect === '4'
      ? { data: posts.map((attributes) => ({ id: '1', attributes })), meta: { pagination: { total: 1 } } }
      : { nodes: posts.map((post) => ({ id: 'a', ...post })), pageInfo: { total: 1 } }
  return contentThatAnswers(
    async (request) => (/rows: ?posts/.test(await request.text()) ? { rows } : {}),
    dialect,
  )
}

describe('what is wrong in a text', () => {
  it.each(['4', '5'] as const)('of Strapi %s is told with its entry and field', async (dialect) => {
    const { content, faults } = serviceWithPosts(dialect, post4)
    await readPost(content, 'ru', 'tour')
    expect(faults).toEqual(expected)
  })

  it('is in the log once, with the way to the entry', async () => {
    const own = { ...post4, slug: 'tour-of-the-log' }
    const first = serviceWithPosts('4', own)
    await readPost(first.content, 'ru', 'tour-of-the-log')
    expect(first.log.filter((line) => line.includes('javascript:alert(1)'))).toHaveLength(1)
    expect(first.log.join('\n')).toContain(
      '/content-manager/collection-types/api::post.post?filters%5B%24and%5D%5B0%5D%5Bslug%5D%5B%24eq%5D=tour-of-the-log&plugins%5Bi18n%5D%5Blocale%5D=ru',
    )
    const second = serviceWithPosts('4', own)
    await readPost(second.content, 'ru', 'tour-of-the-log')
    expect(second.log.filter((line) => line.includes('javascript:alert(1)'))).toEqual([])
    expect(second.faults).toHaveLength(4)
  })
})

describe('what is wrong in a field', () => {
  const concert = (ticketUrl: string, more: object = {}) => ({
    concerts: {
      data: [
        {
          id: '7',
          attributes: {
            slug: 'kazan-2026',
            date: '2026-12-05',
            ticketLink: [{ __typename: 'ComponentTicketExternalLink', url: ticketUrl, minCost: 500 }],
            ...more,
          },
        },
      ],
    },
  })

  it.each([
    ['www.tickets.example/1', 'https://www.tickets.example/1'],
    ['//tickets.example/1', 'https://tickets.example/1'],
    ['\u200bhttps://tickets.example/1 ', 'https://tickets.example/1'],
  ])('is repaired and told: a ticket’s address %j', async (typed, meant) => {
    const { content, faults } = contentThatAnswers(concert(typed))
    const found = await readConcert(content, 'ru', 'kazan-2026')
    expect(found?.ticket).toEqual({ kind: 'link', url: meant })
    expect(faults).toEqual([
      {
        what: 'repaired',
        reason: 'address read as another',
        detail: meant,
        type: 'concert',
        entry: 'kazan-2026',
        field: 'ticketLink[0].url',
        value: typed,
      },
    ])
  })

  it('is left out and told: a ticket’s address that is none', async () => {
    const { content, faults } = contentThatAnswers(concert('скоро'))
    expect((await readConcert(content, 'ru', 'kazan-2026'))?.ticket).toEqual({ kind: 'none' })
    expect(faults).toEqual([
      {
        what: 'left out',
        reason: 'no address of a page',
        type: 'concert',
        entry: 'kazan-2026',
        field: 'ticketLink[0].url',
        value: 'скоро',
      },
    ])
  })

  it('is told as the field’s of a related entry', async () => {
    const hall = {
      data: { attributes: { locale: 'ru', slug: 'hall', name: 5, publishedAt: '2026-01-01T00:00:00.000Z' } },
    }
    const { content, faults } = contentThatAnswers(concert('https://tickets.example/', { venue: hall }))
    await readConcert(content, 'ru', 'kazan-2026')
    expect(faults).toMatchObject([
      { what: 'left out', type: 'venue', entry: 'hall', locale: 'ru', field: 'name', value: '5' },
    ])
  })

  it('of a single type needs no slug', async () => {
    const { content, faults } = contentThatAnswers({
      social: { data: { id: '1', attributes: { vk: 'vk.com/tutti', telegram: 'скоро' } } },
    })
    expect((await readSite(content, 'ru')).social).toEqual([{ network: 'vk', url: 'https://vk.com/tutti' }])
    expect(faults.map(({ what, type, field, value }) => [what, type, field, value]).sort()).toEqual([
      ['left out', 'social', 'telegram', 'скоро'],
      ['repaired', 'social', 'vk', 'vk.com/tutti'],
    ])
  })

  it('of a redirect is told with where it leads from', async () => {
    const rows = [
      { from: '/a', to: '/a/' },
      { from: '/B/', to: '/c' },
      { from: '/b', to: '/d' },
      { from: '/c', to: '/b' },
      { from: '/', to: '/x' },
    ]
    const { content, faults } = contentThatAnswers({
      redirects: {
        data: rows.map((attributes, at) => ({ id: String(at), attributes })),
        meta: { pagination: { total: 5 } },
      },
    })
    await readRedirect(content, ['/a'])
    expect(faults.map(({ entry, field, reason, detail }) => [entry, field, reason, detail])).toEqual([
      ['/', 'from', 'first page is always there', undefined],
      ['/a', 'to', 'leads to itself', undefined],
      ['/b', 'from', 'address leads elsewhere already', '/c'],
      ['/B/', 'to', 'leads in a circle', undefined],
    ])
  })
})

describe('the way to an entry in Strapi', () => {
  it.each([
    [{ type: 'social' }, '/content-manager/single-types/api::social.social'],
    [{ type: 'concert' }, '/content-manager/collection-types/api::concert.concert'],
    [
      { type: 'redirect', entry: '/старый' },
      '/content-manager/collection-types/api::redirect.redirect?filters%5B%24and%5D%5B0%5D%5Bfrom%5D%5B%24eq%5D=%2F%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9',
    ],
    [{}, undefined],
  ] as const)('of %j is %s', (fault, path) => {
    expect(toEditPath(fault)).toBe(path)
  })
})

describe('npm run check:content', () => {
  /** Output and exit code of `npm run check:content` for these answers of the content service. */
  async function check(answer: (request: Request) => Response | Promise<Response>) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => answer(new Request(input)))
    const printed: string[] = []
    const complained: string[] = []
    const code = await checkContent([], {
      environment: { CONTENT_URL: url, CONTENT_DIALECT: '4', LOCALES: 'ru' },
      isAttended: false,
      brandFolder: demoBrandFolder,
      configPath: '',
      note: (line) => printed.push(line),
      print: (line) => printed.push(line),
      printError: (line) => complained.push(line),
      wrangler: () => ({ status: 1, stdout: '', stderr: '' }),
    })
    return { code, printed, complained }
  }

  it('ends with 1 where anything is left out, and says what and where', async () => {
    const post = { ...post4, content: [{ paragraphContent: '[тут](скоро)' }] }
    const empty = { data: [], meta: { pagination: { total: 0, pageCount: 0 } } }
    const rows = { data: [{ id: '1', attributes: post }], meta: { pagination: { total: 1 } } }
    const answer = async (request: Request) => {
      const query = await request.text()
      return Response.json({
        data: {
          redirects: empty,
          concerts: empty,
          entries: { data: [] },
          ...(query.includes('rows: posts') ? { rows } : {}),
        },
      })
    }
    const { code, printed, complained } = await check(answer)
    expect(complained).toEqual([])
    expect(printed).toEqual([
      'the demo, content from https://content.example',
      'left out: post · tour · ru · content[0].paragraphContent | no address | "скоро" | https://content.example/admin/content-manager/collection-types/api::post.post?filters%5B%24and%5D%5B0%5D%5Bslug%5D%5B%24eq%5D=tour&plugins%5Bi18n%5D%5Blocale%5D=ru',
      '1 left out, 0 repaired',
    ])
    expect(code).toBe(1)
  })

  it('ends with 1 where something can’t be read', async () => {
    const { code, complained } = await check(() => new Response('down', { status: 503 }))
    expect(complained).toContainEqual(expect.stringContaining("content can't be read"))
    expect(code).toBe(1)
  })
})
