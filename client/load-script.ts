const loaded = new Map<string, Promise<void>>()

/**
 * Loads another company's script, once per page. One that failed may be tried again.
 *
 * @param maxMs it counts as failed after this long, even if it comes later.
 * @throws when the script can't be had in time.
 */
export function loadScript(address: string, maxMs: number): Promise<void> {
  const known = loaded.get(address)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loaded.delete(address)
      script.remove()
      reject(new Error(`${new URL(address).host} can't be reached`))
    }
    const timer = setTimeout(fail, maxMs)
    script.async = true
    script.src = address
    script.addEventListener('error', fail)
    script.addEventListener('load', () => resolve())
    script.addEventListener('load', () => clearTimeout(timer))
    script.addEventListener('error', () => clearTimeout(timer))
    document.head.append(script)
  })
  loaded.set(address, loading)
  return loading
}
