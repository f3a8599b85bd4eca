/**
 * What the rest of the site asks of single features, each loaded when it is needed. Only this file, `worker/`
 * and `features/services.ts` import from a feature's folder: whoever deletes a feature deletes its rows here and there.
 */
export const featureHooks = {
  /** The block of an editor's page that holds a form. */
  formBlock: async () =>
    (await import('../features/submissions/components/submission-form.tsx')).FormBlockView,
  /** Answers an editor who previews drafts. */
  servePreview: async () => (await import('../features/previews/api/serve-preview.ts')).servePreview,
  /** Counts a search that has found nothing. */
  statistics: async () => import('../features/statistics/api/report-action.ts'),
  /** Reads and writes the cookie by which notices know a browser. */
  subscriber: async () => import('../features/notices/api/subscriptions.ts'),
}
