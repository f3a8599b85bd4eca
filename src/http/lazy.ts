import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>

/** A handler whose code is imported by its first request. @param load as `async () => (await import('…')).robots` */
export const lazy = (load: () => Promise<Handler>): Handler => {
  let known: Handler | undefined
  return async (c) => {
    known ??= await load()
    return known(c)
  }
}
