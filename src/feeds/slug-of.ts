import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { slugSchema } from '../content/fields.ts'
import { NotFound } from '../errors.ts'

/** The slug of a file's address, `slug.ics` included. @throws NotFound when it can't be one. */
export function slugOf(c: Context<AppEnv>): string {
  const slug = slugSchema.safeParse(c.req.param('slug')?.replace(/\.ics$/, ''))
  if (!slug.success) throw new NotFound(c.var.path, 'failed-validation')
  return slug.data
}
