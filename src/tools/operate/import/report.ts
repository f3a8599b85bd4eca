import type { NewEntry } from './new-entries.ts'
import type { ImportPlan, PlannedRow } from './plan.ts'
import type { RedirectResult } from './redirects.ts'

/** What an import has done, or would do. */
export interface ImportReport {
  isDryRun: boolean
  source: string
  rows: readonly PlannedRow[]
  created: readonly NewEntry[]
  redirects: readonly RedirectResult[]
  gone: ImportPlan['gone']
  /** File by which the run can be taken back; absent if nothing was written. */
  run?: string | undefined
}

const countOf = (rows: readonly PlannedRow[], what: PlannedRow['what']): number =>
  rows.filter((row) => row.what === what).length

/** Counts the rows of a report by their outcome. */
export const toCounts = ({ rows, redirects }: Pick<ImportReport, 'rows' | 'redirects'>) => ({
  made: countOf(rows, 'made'),
  changed: countOf(rows, 'changed'),
  same: countOf(rows, 'same'),
  refused: countOf(rows, 'refused'),
  skipped: countOf(rows, 'skipped'),
  redirectsMade: redirects.filter(({ what }) => what === 'made').length,
  redirectsRefused: redirects.filter(({ what }) => what === 'refused').length,
})

/** A row without what only the journal needs. */
function withoutBefore(row: PlannedRow): object {
  if (row.what !== 'changed') return row
  const { before, ...rest } = row
  return rest
}

/** The report as one value for programs (`--json`). */
export const toJson = (report: ImportReport): string =>
  JSON.stringify({
    isDryRun: report.isDryRun,
    source: report.source,
    counts: toCounts(report),
    rows: report.rows.map(withoutBefore),
    created: report.created.map(({ type, entry, remark }) => ({
      type,
      slug: entry.slug,
      name: entry.names[0],
      remark,
    })),
    redirects: report.redirects,
    gone: report.gone,
    run: report.run,
  })

/** The report as lines for people. Rows that are the same have no line. */
export function toLines(report: ImportReport): string[] {
  const { isDryRun, rows, created, redirects, gone } = report
  const { made, changed, same, refused, skipped, redirectsMade } = toCounts(report)
  const sum = `${made} made, ${changed} changed, ${same} same, ${refused} refused${skipped > 0 ? `, ${skipped} skipped` : ''}`
  const redirectsText = redirectsMade > 0 ? `; ${redirectsMade} redirects made` : ''
  return [
    ...created.map(
      ({ type, entry, remark }) =>
        `made     ${type} «${entry.names[0]}» as ${entry.slug}${remark ? ` (${remark})` : ''}`,
    ),
    ...rows.filter(({ what, leftOut }) => what !== 'same' || leftOut.length > 0).map(toLine),
    ...redirects.filter(({ what }) => what !== 'same').map(redirectToLine),
    ...(gone.length > 0
      ? [
          `${gone.length} of an earlier import are not in the source any more, and stay: ${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ' …' : ''}`,
        ]
      : []),
    isDryRun
      ? `Nothing was written. It would be: ${sum}${redirectsText}.`
      : `${sum}${redirectsText}.${made + created.length > 0 ? ' What was made is a draft: publish it in Strapi.' : ''}`,
  ]
}

function toLine(row: PlannedRow): string {
  const leftOut = row.leftOut.length > 0 ? `; not read: ${row.leftOut.join(', ')}` : ''
  const start = `${row.what.padEnd(8)} ${row.origin}: `
  if (row.what === 'refused' || row.what === 'skipped') return `${start}${row.reason}${leftOut}`
  if (row.what !== 'changed') return `${start}${row.slug}${leftOut}`
  const kept = row.kept.length > 0 ? `; kept as an editor has it: ${row.kept.join(', ')}` : ''
  return `${start}${row.slug} (${row.changed.join(', ') || 'nothing but what is remembered'})${kept}${leftOut}`
}

const redirectToLine = ({ what, from, to, reason }: RedirectResult): string =>
  `${what.padEnd(8)} redirect ${from} → ${to}${reason ? `: ${reason}` : ''}`
