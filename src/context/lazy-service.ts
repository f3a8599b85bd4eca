/**
 * A service whose code is loaded by the first call of one of its methods, all of which return promises: most requests use
 * few services, and code that isn't evaluated costs them nothing. One is made for each request, so that no promise is
 * shared between requests.
 */
export function lazyService<Service extends object>(load: () => Promise<Service>): Service {
  let loading: Promise<Service> | undefined
  const call = async (name: string, given: unknown[]): Promise<unknown> => {
    loading ??= load()
    const service = await loading
    const method: unknown = Reflect.get(service, name)
    if (typeof method !== 'function') throw new TypeError(`a lazily loaded service has no method ${name}`)
    return Reflect.apply(method, service, given)
  }
  return new Proxy(Object.create(null), {
    // A service isn't a promise: without this exception, whoever awaits one would call its method `then`.
    get: (_, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (...given: unknown[]) => call(name, given),
  })
}
