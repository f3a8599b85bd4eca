import type { AnyPage, Page } from '../rendering/define-page.ts'
import { ignoreUnhandled } from './page-request.ts'

/** The loaders of a page of either kind. */
export type Loaders<Asked extends Page> = {
  loadCritical?(page: Asked): object | Promise<object>
  loadDeferred?(page: Asked, critical: Promise<object>): object
} & Pick<AnyPage, 'essential'>

/** Begins to read all that a page shows. What is deferred counts as handled. */
export function loadPageData<Asked extends Page>(
  page: Asked,
  definition: Loaders<Asked>,
): { critical: Promise<object>; deferred: object } {
  const critical = Promise.resolve(page).then((asked) => definition.loadCritical?.(asked) ?? {})
  const deferred = definition.loadDeferred?.(page, critical) ?? {}
  ignoreUnhandled(deferred)
  return { critical, deferred }
}
