/**
 * Wraps the built Worker with rate limits that are always exceeded. workerd runs it as the main module, before
 * `site.js`.
 */
import worker from './site.js'

export * from './site.js'

const limiter = { limit: async () => ({ success: false }) }

export default {
  fetch(request, env, context) {
    const limits = Object.fromEntries(
      ['SEARCH_LIMIT', 'GRAPHQL_LIMIT', 'WRITE_LIMIT', 'VOTE_LIMIT'].map((name) => [name, limiter]),
    )
    return worker.fetch(request, { ...env, ...limits }, context)
  },
}
