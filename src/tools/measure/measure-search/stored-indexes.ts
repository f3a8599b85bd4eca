import { readConfig } from '../../../config/config.ts'
import { indexKey, makeIndex } from '../../../search/in-process-index.ts'
import { allLocales, type Locale } from '../../../shared/locales.ts'
import { createContent } from '../../operate/search-sync/content.ts'

/** Each language's index of the demo, as KV keeps it. */
export async function makeStoredIndexes(): Promise<{ locale: Locale; key: string; text: string }[]> {
  // No binding is read where none is configured.
  const content = createContent(readConfig({} as Parameters<typeof readConfig>[0]), console.error)
  const stored = []
  for (const locale of allLocales) {
    const index = await makeIndex(content, locale, Date.now())
    const text = JSON.stringify({ value: index, storedAt: Date.now() })
    stored.push({ locale, key: indexKey(content, locale).text, text })
  }
  return stored
}
