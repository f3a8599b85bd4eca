/**
 * Some dependencies of the admin panel say `export { x as 'module.exports' }`. The browsers that Strapi
 * targets know this spelling, the esbuild that Strapi 4 brings doesn't know that they do.
 */
const supported = { 'arbitrary-module-namespace-names': true }

module.exports = (config) => {
  for (const loader of loadersIn(config.module.rules)) {
    if (loader.loader.includes('esbuild-loader')) loader.options = { ...loader.options, supported }
  }
  return config
}

function loadersIn(rule) {
  if (!rule || typeof rule !== 'object') return []
  if (Array.isArray(rule)) return rule.flatMap(loadersIn)
  const own = typeof rule.loader === 'string' ? [rule] : []
  return [...own, ...loadersIn(rule.use), ...loadersIn(rule.oneOf), ...loadersIn(rule.rules)]
}
