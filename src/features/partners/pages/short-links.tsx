import * as z from 'zod/mini'
import { codegenMessages } from '../../../languages/texts.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import { recentDays, toShortAddress } from '../../../shared/short-links.ts'
import { localePath } from '../../../shared/urls.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { Pagination } from '../../../ui/components/pagination.tsx'
import type { ShortLink } from '../short-links.ts'

const pageSize = 100

/** `links` is absent if the database is not configured, or the visitor is not an editor. */
interface Critical {
  links?: { rows: ShortLink[]; pageCount: number }
  isForbidden?: true
}

const querySchema = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
})
type Query = z.infer<typeof querySchema>

/** `/codegen/links`: visits of each short address, for signed-in editors. */
export const shortLinksPage = definePrivatePage('shortLinks', {
  query: querySchema,
  loadCritical: loadLinks,
  head: ({ locale }, { isForbidden }) => ({
    title: codegenMessages(locale).links.title,
    styles: ['codegen'],
    ...(isForbidden ? { status: 403 as const } : {}),
  }),
  View: ShortLinksView,
})

async function loadLinks({
  config,
  visitor,
  shortLinks: links,
  query,
}: PrivatePage<unknown, Query>): Promise<Critical> {
  if (!links || !config.hasAccounts) return {}
  if (!(await visitor.isEditor())) return { isForbidden: true }
  const [rows, total] = await Promise.all([
    links.list({ from: (query.page - 1) * pageSize, size: pageSize }),
    links.countLinks(),
  ])
  return { links: { rows, pageCount: Math.ceil(total / pageSize) } }
}

function ShortLinksView({ page, data }: { page: PrivatePage<unknown, Query>; data: Critical }) {
  const { locale, origin } = page
  const t = codegenMessages(locale).links
  const { links, isForbidden } = data
  return (
    <PageFrame page={page}>
      <div className="wrap codegen">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {links ? null : <p className="notice">{isForbidden ? t.forEditors : t.notSetUp}</p>}
        {links?.rows.length === 0 ? <p>{t.none}</p> : null}
        {links?.rows.length ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled, by keyboard too.
          <section className="codegen-table" tabIndex={0} aria-label={t.title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.address}</th>
                  <th scope="col">{t.recent(recentDays)}</th>
                  <th scope="col">{t.all}</th>
                  <th scope="col">{t.made}</th>
                  <th scope="col">{t.target}</th>
                </tr>
              </thead>
              <tbody>
                {links.rows.map(({ code, target, madeAt, visits, recentVisits }) => (
                  <tr key={code}>
                    <th scope="row">{toShortAddress(origin, code).replace(/^https?:\/\//, '')}</th>
                    <td>{formatNumber(locale, recentVisits)}</td>
                    <td>{formatNumber(locale, visits)}</td>
                    <td>{formatFullDay(locale, toUtcDay(madeAt))}</td>
                    <td>
                      <a href={target}>{toReadableAddress(target)}</a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ) : null}
        {links ? (
          <Pagination
            locale={locale}
            path={pathTo('shortLinks')}
            query={{}}
            page={page.query.page}
            pageCount={links.pageCount}
          />
        ) : null}
        <p>
          <a className="button button-quiet" href={localePath(locale, pathTo('codegen'))}>
            {t.toCodegen}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}

/** Decodes an address for display, because campaigns may have names in any script. */
function toReadableAddress(target: string): string {
  try {
    return decodeURIComponent(target.replaceAll('+', ' '))
  } catch {
    // The address has an invalid escape sequence and is shown unchanged.
    return target
  }
}
