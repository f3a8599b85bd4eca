const scripts = new Map<string, Promise<void>>()

/**
 * Loads another company's script, once per page. A script that failed may be tried again.
 *
 * @param maxMs the script counts as failed after this time, even if it arrives later.
 * @param data attributes `data-…` of the script's element; some scripts read settings from them.
 * @throws when the script can't be had in time.
 */
export function loadScript(address: string, maxMs: number, data?: Record<string, string>): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      scripts.delete(address)
      script.remove()
      reject(new Error(`${new URL(address).host} can't be reached`))
    }
    const timer = setTimeout(fail, maxMs)
    script.async = true
    if (data) Object.assign(script.dataset, data)
    script.src = address
    script.addEventListener('error', fail)
    script.addEventListener('load', () => resolve())
    script.addEventListener('load', () => clearTimeout(timer))
    script.addEventListener('error', () => clearTimeout(timer))
    document.head.append(script)
  })
  scripts.set(address, loading)
  return loading
}

/** Adds a style sheet to the page. @throws when the sheet can't be had. */
export function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no style sheet ${href}`))
    document.head.append(link)
  })
}

/**
 * Loads the style sheets of a fetched page that the open page lacks. It is called before parts of the fetched page are
 * shown, so that none appears without its styles.
 *
 * @throws if a style sheet can't be loaded
 */
export async function loadMissingStyles(fresh: Document): Promise<void> {
  const hrefsOf = (page: Document) =>
    [...page.querySelectorAll('link[rel="stylesheet"]')].flatMap((link) => link.getAttribute('href') ?? [])
  const known = new Set(hrefsOf(document))
  await Promise.all(
    hrefsOf(fresh)
      .filter((href) => !known.has(href))
      .map(loadStyleSheet),
  )
}
