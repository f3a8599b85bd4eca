/**
 * Decides what replaces each element that editors paste. An element that isn't listed is inline and is replaced by
 * its text.
 */

/** Block elements: text before or after one of them is never joined with the text inside it. */
const sections =
  'address article aside body center details dialog div fieldset footer form frameset header hgroup html legend main nav optgroup p section summary'.split(
    ' ',
  )
const structures =
  'blockquote caption col colgroup dd dir dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li listing menu ol pre table tbody td tfoot th thead tr ul xmp'.split(
    ' ',
  )

export const blockNames: ReadonlySet<string> = new Set([...sections, ...structures])

/** Left out with what is in them: none of it is text that anybody wrote to be read. */
export const droppedNames: ReadonlySet<string> = new Set(
  'script style title meta link base template svg math object applet embed select option datalist textarea input xml col colgroup noembed noframes param track area map bgsound'.split(
    ' ',
  ),
)

/** Inline elements with a meaning. Each is written as the element that is its value. */
export const inlineNames: ReadonlyMap<string, string> = new Map([
  ...'strong b em i s del sub sup small mark code abbr time u q cite'
    .split(' ')
    .map((name) => [name, name] as const),
  ['strike', 's'],
  ['ins', 'u'],
  ['tt', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['acronym', 'abbr'],
  ['dfn', 'i'],
  ['var', 'i'],
])

/** The page has its own h1; a heading inside a text is at most a section of it. */
export const equivalentTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dir: 'ul',
  menu: 'ul',
  listing: 'pre',
  xmp: 'pre',
}

/** Words of a style that say what an element means: Google Docs and old sites have no others. */
export function readStyleMeanings(style: string): string[] {
  const declarations = style.split(';').map((each) => each.trim())
  const is = (pattern: RegExp) => declarations.some((each) => pattern.test(each))
  return [
    ...(is(/^font-weight:\s*(?:bold|[6-9]00)/i) ? ['strong'] : []),
    ...(is(/^font-style:\s*(?:italic|oblique)/i) ? ['em'] : []),
    ...(is(/^text-decoration[^:]*:.*line-through/i) ? ['s'] : []),
    ...(is(/^vertical-align:\s*super/i) ? ['sup'] : []),
    ...(is(/^vertical-align:\s*sub$/i) ? ['sub'] : []),
  ]
}

/** `<b style="font-weight:normal">` is what Google Docs puts around everything that is copied. */
export const isPlain = (style: string): boolean => /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i.test(style)
