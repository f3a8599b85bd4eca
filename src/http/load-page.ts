import type { AnyPage, Page } from '../rendering/define-page.ts'
import { ignoreUnhandled } from './page-request.ts'

/** The data loaders of a page, public or private. */
export type Loaders<Asked extends Page> = {
  loadCritical?(page: Asked): object | Promise<object>
  loadDeferred?(page: Asked, critical: Promise<object>): object
} & Pick<AnyPage, 'essential'>

/** Starts loading all data of a page. Failed deferred promises don't count as unhandled rejections. */
export function loadPageData<Asked extends Page>(
  page: Asked,
  definition: Loaders<Asked>,
): { critical: Promise<object>; deferred: object } {
  const critical = Promise.resolve(page).then((asked) => definition.loadCritical?.(asked) ?? {})
  const deferred = definition.loadDeferred?.(page, critical) ?? {}
  ignoreUnhandled(deferred)
  return { critical, deferred }
}
