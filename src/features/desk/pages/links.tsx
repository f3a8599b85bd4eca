import * as z from 'zod/mini'
import { codegenMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { recentDays, toShortAddress } from '../../../routes/short-links.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import { localePath } from '../../../shared/urls.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { Pagination } from '../../../ui/components/pagination.tsx'
import { DeskTable } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { defineDeskPage } from './define-desk-page.tsx'

const pageSize = 100

/** `/desk/links`: visits of each short address. */
export const linksPage = defineDeskPage('deskLinks', {
  query: z.object({
    page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  }),
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskLinks') },
  load: async ({ shortLinks: links, query }) => {
    if (!links) return {}
    const [rows, total] = await Promise.all([
      links.list({ from: (query.page - 1) * pageSize, size: pageSize }),
      links.countLinks(),
    ])
    return { rows, pageCount: Math.ceil(total / pageSize) }
  },
  View: ({ page, page: { locale, origin, query }, data: { rows, pageCount = 0 } }) => {
    const t = codegenMessages(locale).links
    if (!rows) return <p className="notice">{t.notSetUp}</p>
    return (
      <>
        <p className="lead">{t.lead}</p>
        {rows.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <DeskTable
            label={t.title}
            columns={[t.address, t.recent(recentDays), t.all, t.made, t.target]}
            numbers={[1, 2]}
            rows={rows.map(({ code, target, madeAt, visits, recentVisits }) => ({
              key: code,
              cells: [
                toShortAddress(origin, code).replace(/^https?:\/\//, ''),
                formatNumber(locale, recentVisits),
                formatNumber(locale, visits),
                formatFullDay(locale, toUtcDay(madeAt)),
                <a key={code} href={target}>
                  {toReadableAddress(target)}
                </a>,
              ],
            }))}
          />
        )}
        <Pagination
          locale={locale}
          path={deskPathTo('deskLinks')}
          query={{}}
          page={query.page}
          pageCount={pageCount}
        />
        {rows.length > 0 ? <ExportForm page={page} address="deskLinks" /> : null}
        <p>
          <a className="button button-quiet" href={localePath(locale, pathTo('codegen'))}>
            {t.toCodegen}
          </a>
        </p>
      </>
    )
  },
})

/** Decodes an address for display, because campaigns may have names in any script. */
function toReadableAddress(target: string): string {
  try {
    return decodeURIComponent(target.replaceAll('+', ' '))
  } catch {
    // The address has an invalid escape sequence and is shown unchanged.
    return target
  }
}
