import { counterStore } from '../../src/shared/stored-names.ts'

const { prefix } = counterStore

/** Removes what the counter has stored about the visitor: its cookies, on every domain above, and its storage. */
export function forgetVisitor(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => name.startsWith(prefix))
  for (const name of names) for (const domain of domainsOf(location.hostname)) expire(name, domain)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
}

function expire(name: string, domain: string): void {
  const where = domain ? `; Domain=${domain}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16 and Firefox 115.
  document.cookie = `${name}=; Path=/; Max-Age=0${where}`
}

/** `a.b.example` → none, `a.b.example`, `b.example`, `example`: a cookie may have been set for any. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
}
