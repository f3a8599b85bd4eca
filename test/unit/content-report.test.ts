import { expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { readContentReport } from '../../src/features/desk/content/read-content-report.ts'
import { createContentOnDemand } from '../../src/publishing/parts-on-demand.ts'
import { createEmbeddedService } from './emulator-service.ts'

const day = '2026-11-25'
const now = Date.parse(`${day}T12:00:00Z`)

it('an entry that lacks languages of the site is listed with them, and what can’t be read is named', async () => {
  const demo = makeSnapshot(day)
  const slug = String(demo.Post[0]?.slug)
  const snapshot = { ...demo, Post: demo.Post.filter((row) => row.slug !== slug || row.locale === 'ru') }
  const { strapi } = createEmbeddedService(now, () => snapshot)
  const report = await readContentReport({
    content: createContentOnDemand({ ...strapi, mediaBase: 'https://content.example', embedHosts: [] }),
    database: {} as D1Database,
    redirects: { list: () => Promise.reject(new Error('D1_ERROR')) } as never,
    locales: ['ru', 'en', 'th'],
    now,
  })
  expect(report.untranslated.find((row) => row.slug === slug)).toEqual({
    type: 'post',
    slug,
    path: `/p/${slug}`,
    missing: ['en', 'th'],
  })
  expect(report.unread).toEqual(['missing', 'oldPages', 'unusedRedirects'])
})
