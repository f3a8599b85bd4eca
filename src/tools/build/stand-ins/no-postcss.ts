/**
 * Stands in for PostCSS in the Worker's bundle: sanitize-html parses styles with it, and we allow no styles
 * (`parseStyleAttributes: false`), so 60 KB of a CSS parser would only be carried along.
 */
export function parse(): never {
  throw new Error('styles are not allowed in rich text')
}
export default { parse }
