import type { Context } from 'hono'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readParam } from '../../http/param-of.ts'
import type { EntryAddress, FileName } from '../../routes/addresses.ts'
import { slugSchema } from '../../strapi/port/fields.ts'

/** Reads the slug in a file's address, without the extension `.ics`. @throws NotFound when it isn't a valid slug */
export function slugOf(c: Context<AppEnv>, address: Extract<FileName, EntryAddress>): string {
  const slug = slugSchema.safeParse(readParam(c, address, 'slug').replace(/\.ics$/, ''))
  if (!slug.success) throw new NotFound(c.get('path'), 'failed-validation')
  return slug.data
}
