import { appendFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { concertsOf, createKnownStrapi, importRecorded } from './import-run.ts'

const log = (...all: unknown[]) => appendFileSync('/tmp/imp/out.txt', all.join(' ') + '\n')
it('probe', async () => {
  for (const name of [
    'afisha.csv',
    'spielplan.xlsx',
    'konzerte.ics',
    'site/sitemap.xml',
    'the-events-calendar.json',
    'events-export.csv',
  ]) {
    const strapi = createKnownStrapi()
    const run = await importRecorded(strapi, name, '--create')
    log(name, run.complaints.join('\n'), run.printed.length > 1 ? run.printed : '')
    log(
      concertsOf(strapi)
        .map((x) => `    '${x}',`)
        .join('\n'),
    )
    log(
      run.report.rows
        ?.filter((r) => r.reason || r.leftOut.length)
        .map((r) => `${r.origin}: ${r.reason ?? ''} ${r.leftOut}`)
        .join('\n'),
    )
    log(
      JSON.stringify(run.report.created?.map((c) => `${c.type} ${c.slug}`)),
      JSON.stringify(run.report.redirects),
    )
    const again = await importRecorded(strapi, name, '--create')
    log(JSON.stringify(again.report.counts))
  }
  expect(1).toBe(1)
})
