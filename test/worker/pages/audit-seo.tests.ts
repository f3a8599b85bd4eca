import { expect, it } from 'vitest'
import { crawl } from '../../../src/tools/measure/audit-seo/crawl.ts'
import { findSeoProblems } from '../../../src/tools/measure/audit-seo/find-problems.ts'
import { origin, visit } from '../visit.ts'

/** `npm run audit:seo` follows every link of the built site; here the nearest to the three home pages. */
const sample = 24

it('the pages nearest to the home pages have nothing that a search engine stumbles over', async () => {
  const file = /\.[a-z0-9]+$/
  const visited = await crawl(
    {
      origin,
      // The Worker doesn't serve static files, and this test has no other server for them.
      ask: (path, method) =>
        file.test(path) ? Promise.resolve(new Response(null)) : visit(path, { method }),
    },
    { starts: ['/', '/en', '/th'], limit: sample },
  )
  const faults = Object.values(findSeoProblems({ origin, visited })).flat()
  expect([visited.size, faults]).toEqual([sample, []])
}, 120_000)
