import * as z from 'zod/mini'
import { objectSchema } from './file-values.ts'

/** Schema of a brand's `theme.ts`; `check-theme.ts` checks it further. Used by Node and the build only. */

const solid = z
  .string({ error: "must be a colour, as '#f6f2ea'" })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "must be a colour of six digits, as '#f6f2ea'" }))

/** A colour whose last two digits are its opacity. */
const translucent = z.string({ error: "must be a colour, as '#f6f2ea24'" }).check(
  z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, {
    error: "must be a colour of six digits, or eight with its opacity, as '#f6f2ea24'",
  }),
)

/** Colours of a surface and of text on it. */
const surface = {
  ground: solid,
  /** Background of cards, fields and boxes, one step from the ground. */
  raised: solid,
  /** A second step from the ground: hovered items, sold-out concerts, the place of a picture while it loads. */
  raised2: solid,
  text: solid,
  quiet: solid,
  /** Colour of decorative hairlines between parts of a page. */
  line: translucent,
}

/**
 * A light has two colours: `fill` is a background behind `onLight`, `ink` is used for text and lines. On a dark ground
 * both may be the same.
 */
const light = objectSchema({ fill: solid, ink: solid }, "{ fill: '#f2b35e', ink: '#f2b35e' }")

const scheme = objectSchema(
  {
    ...surface,
    footer: solid,
    /** Background of days with concerts in the month calendar; other days are `raised`. */
    marked: solid,
    fieldLine: translucent,
    onLight: solid,
    /** Text colour of errors, and of cancelled, postponed and moved concerts; if absent, the usual one. */
    alert: z.optional(solid),
    shadow: translucent,
    /** Light of pages that belong to no repertoire. */
    accent: light,
    /** Light of each repertoire of the brand, by key. */
    lights: z.record(z.string(), light, { error: "must be an object, as { film: { fill: '…', ink: '…' } }" }),
    /** Colours of the brand line from start to end, and of one large heading. */
    gradient: z
      .array(solid, { error: "must be a list of colours, as ['#f2b35e', '#ef6a8b']" })
      .check(
        z.minLength(2, { error: "must have two colours at least, as ['#f2b35e', '#ef6a8b']" }),
        z.maxLength(5, { error: "must have five colours at most, as ['#f2b35e', '#ef6a8b']" }),
      ),
    /** Colours on pictures, which `ground` covers as a scrim; lights write there in their `fill`. */
    picture: objectSchema(surface, "{ ground: '#0e0b14', … }"),
    /** Colours of the sheet of paper in the layout `custom-footer-inside-content`. */
    sheet: objectSchema({ ...surface, ink: solid }, "{ ground: '#f8f4ec', … }"),
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

export const themeSchema = objectSchema(
  {
    /** The scheme of everything that can have only one: the manifest, icons, Open Graph images. */
    defaultScheme: z.enum(schemeNames, { error: "must be 'dark' or 'light'" }),
    /** Colours of each scheme. Where there are two, visitors get the one of their system, and can choose. */
    colours: objectSchema(
      { dark: z.optional(scheme), light: z.optional(scheme) },
      '{ dark: { … } }, { light: { … } } or both',
    ),
    /** Radii of corners in CSS pixels: of cards and pictures, of fields and small things, of buttons. */
    radii: objectSchema({ box: px, small: px, button: px }, '{ box: 14, small: 10, button: 99 }'),
  },
  "{ defaultScheme: 'dark', colours: { … }, radii: { … } }",
)

export type SchemeName = (typeof schemeNames)[number]
export type Theme = z.infer<typeof themeSchema>
export type Scheme = z.infer<typeof scheme>
