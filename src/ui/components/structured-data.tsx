import type { Thing } from 'schema-dts'

/**
 * The structured data of a page (JSON-LD). It may be anywhere in a document, so it follows the content that it
 * describes. A browser never executes this `script`, so that the Content Security Policy needs no source for it.
 */
export function StructuredData({ things }: { things: readonly (Thing | undefined)[] }) {
  const known = things.filter((thing) => thing !== undefined)
  if (known.length === 0) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(known) }} />
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serialises a page's JSON-LD (https://www.w3.org/TR/json-ld11/) for its `<script>`. Characters that HTML would read
 * as markup are escaped, so that no content can end the script or open a comment in it.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const [first] = things
  const graph =
    things.length === 1 && typeof first === 'object'
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '')
}
