/**
 * Wraps the built Worker so that its origin shield is as the variable `SHIELD` says: «bound», «unbound», or «dead». workerd
 * runs it as the main module, before `index.js`.
 */
import worker from './index.js'

export * from './index.js'

const dead = () => Promise.reject(new Error('Durable Object is overloaded.'))
const deadNamespace = { getByName: () => ({ fetch: dead, tell: dead, readChanges: dead }) }
const shields = { unbound: undefined, dead: deadNamespace }

/** Environments by `env`, since the Worker reads its configuration once for each object. */
const known = new WeakMap()

function withShield(env) {
  const { SHIELD: state } = env
  if (!known.has(env)) known.set(env, state in shields ? { ...env, ORIGIN_SHIELD: shields[state] } : env)
  return known.get(env)
}

export default {
  fetch: (request, env, context) => worker.fetch(request, withShield(env), context),
}
