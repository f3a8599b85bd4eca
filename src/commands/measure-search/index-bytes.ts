import { readConfig } from '../../config.ts'
import { makeIndex } from '../../search/in-process-index.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'
import { createContent } from '../search-sync/content.ts'

/** How large each language's index of the demo is, as KV keeps it. */
export async function indexBytes(): Promise<{ locale: Locale; bytes: number }[]> {
  // No binding is read where none is configured.
  const content = createContent(readConfig({} as Parameters<typeof readConfig>[0]), console.error)
  const sizes = []
  for (const locale of allLocales) {
    const index = await makeIndex(content, locale, Date.now())
    sizes.push({ locale, bytes: Buffer.byteLength(JSON.stringify({ value: index, storedAt: Date.now() })) })
  }
  return sizes
}
