import * as z from 'zod/mini'
import { codePattern } from '../../../shared/short-links.ts'
import { quote } from '../quote.ts'

/** @throws Error naming what is no code */
export function checkCode(text: string | undefined): string {
  if (text === undefined || !codePattern.test(text))
    throw new Error(`${text ?? 'nothing'} is no code of a short address`)
  return text
}

export const linksSql = `select code, target, made_at, coalesce(sum(visits), 0) as visits, max(day) as last_day
  from short_link left join short_link_day using (code) group by code order by visits desc, made_at desc, code`

/** A row for each day of each address. */
export const daysSql = `select code, target, day, visits from short_link join short_link_day using (code)
  order by day desc, visits desc, code`

/** Its days go with it: two statements, of which the last says what was removed. */
export const removeSql = (code: string): string =>
  `delete from short_link_day where code = ${quote(code)};
   delete from short_link where code = ${quote(code)} returning code`

export const linkSchema = z.object({
  code: z.string(),
  target: z.string(),
  made_at: z.number(),
  visits: z.number(),
  /** When it was opened last; of one that nobody has opened there is none. */
  last_day: z.nullable(z.string()),
})
export type LinkRow = z.infer<typeof linkSchema>

export const daySchema = z.object({
  code: z.string(),
  target: z.string(),
  day: z.string(),
  visits: z.number(),
})
export type DayRow = z.infer<typeof daySchema>
