import type { Thing } from 'schema-dts'
import { toJsonLd } from '../../rendering/structured-data/json-ld.ts'

/**
 * What a page is about, for machines. It may stand anywhere in the document, so it comes where its facts come. A
 * data block is never executed and needs no permission of the security policy.
 */
export function StructuredData({ things }: { things: readonly (Thing | undefined)[] }) {
  const known = things.filter((thing) => thing !== undefined)
  if (known.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(known) }} />
}
