import * as z from 'zod/mini'
import { part } from './file-values.ts'

/** What `theme.ts` of a brand may hold; `check-theme.ts` says what is wrong with one. Node and the build only. */

const solid = z
  .string({ error: "must be a colour, as '#f6f2ea'" })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "must be a colour of six digits, as '#f6f2ea'" }))

/** Its last two digits say how much of it covers what is below. */
const translucent = z.string({ error: "must be a colour, as '#f6f2ea24'" }).check(
  z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, {
    error: "must be a colour of six digits, or eight with its opacity, as '#f6f2ea24'",
  }),
)

/** What text stands on, and the text. */
const surface = {
  ground: solid,
  /** Cards, fields and boxes, one step from the ground. */
  raised: solid,
  /** One step further: under the pointer, what is sold out, a picture's place while it loads. */
  raised2: solid,
  text: solid,
  quiet: solid,
  /** Hairlines that part things; nothing is understood by them alone. */
  line: translucent,
}

/** A light shines as `fill`, behind `onLight`; it writes and draws as `ink`. On a dark ground both may be one. */
const light = part({ fill: solid, ink: solid }, "{ fill: '#f2b35e', ink: '#f2b35e' }")

const scheme = part(
  {
    ...surface,
    footer: solid,
    /** A day with concerts in the month's calendar, whose other days are `raised`. */
    marked: solid,
    fieldLine: translucent,
    onLight: solid,
    /** What is cancelled, postponed or moved; absent: the text's own colour. */
    alert: z.optional(solid),
    shadow: translucent,
    /** The light of pages that belong to no repertoire. */
    accent: light,
    /** The light of each repertoire of the brand, by its key. */
    lights: z.record(z.string(), light, { error: "must be an object, as { film: { fill: '…', ink: '…' } }" }),
    /** The brand line, from start to end, and one large heading. */
    gradient: z
      .array(solid, { error: "must be a list of colours, as ['#f2b35e', '#ef6a8b']" })
      .check(
        z.minLength(2, { error: "must have two colours at least, as ['#f2b35e', '#ef6a8b']" }),
        z.maxLength(5, { error: "must have five colours at most, as ['#f2b35e', '#ef6a8b']" }),
      ),
    /** Over pictures, which `ground` covers as a scrim: the lights write there as their `fill`. */
    picture: part(surface, "{ ground: '#0e0b14', … }"),
    /** A sheet of paper that lies on the page: the layout `custom-footer-inside-content`. */
    sheet: part({ ...surface, ink: solid }, "{ ground: '#f8f4ec', … }"),
  },
  "{ ground: '#0e0b14', … }",
)

const px = z
  .int({ error: 'must be a whole number of pixels, as 14' })
  .check(
    z.gte(0, { error: 'must be 0 at least, as 14' }),
    z.lte(99, { error: 'must be 99 at most, which is round' }),
  )

export const schemeNames = ['dark', 'light'] as const

export const themeSchema = part(
  {
    /** Where only one can be said: the manifest, icons, pictures of shared links. */
    defaultScheme: z.enum(schemeNames, { error: "must be 'dark' or 'light'" }),
    /** Visitors get what their system asks for where there are both, and can choose. */
    colours: part(
      { dark: z.optional(scheme), light: z.optional(scheme) },
      '{ dark: { … } }, { light: { … } } or both',
    ),
    /** Corners, in CSS pixels: cards and pictures; fields and small things; buttons. */
    radii: part({ box: px, small: px, button: px }, '{ box: 14, small: 10, button: 99 }'),
  },
  "{ defaultScheme: 'dark', colours: { … }, radii: { … } }",
)

export type SchemeName = (typeof schemeNames)[number]
export type Theme = z.infer<typeof themeSchema>
export type Scheme = z.infer<typeof scheme>
