import * as z from 'zod/mini'
import { createProblemReporter, objectSchema } from './file-values.ts'
import { translatedLanguages } from './languages.ts'

/** Schema of a brand's `fonts.ts`, and its check. Used by Node and the build only. */

const faceExample = "{ weight: 400, file: './Text.woff2' }"

const face = objectSchema(
  {
    /** Weight of the face; of a variable font it is the instance that is used. */
    weight: z
      .int({ error: 'must be a whole number, as 400' })
      .check(
        z.gte(100, { error: 'must be 100 at least, as 400' }),
        z.lte(900, { error: 'must be 900 at most, as 400' }),
      ),
    /** Path of the font file: relative to `fonts.ts` if it begins with `./`, otherwise in a package. */
    file: z
      .string({ error: "must be a path, as './Text.woff2'" })
      .check(
        z.regex(/\.(ttf|otf|woff2)$/i, { error: "must end with .ttf, .otf or .woff2, as './Text.woff2'" }),
      ),
  },
  faceExample,
)

export const fontRoles = ['display', 'text'] as const

const family = objectSchema(
  {
    name: z
      .string({ error: "must be a name, as 'Golos Text'" })
      .check(z.regex(/^[\w -]+$/, { error: "must be of Latin letters, digits and spaces, as 'Golos Text'" })),
    /** Use of the family: `display` for headings, dates and the name, `text` for everything else. */
    role: z.enum(fontRoles, { error: "must be 'display' or 'text'" }),
    /** Languages of pages that use the family; each language has one family of each role. */
    languages: z
      .array(z.enum(translatedLanguages, { error: `must be one of ${translatedLanguages.join(', ')}` }), {
        error: "must be a list of languages, as ['en']",
      })
      .check(z.minLength(1, { error: "must have a language at least, as ['en']" })),
    /** Generic family of the fallback that is shown until the font has loaded. */
    like: z.enum(['sans-serif', 'serif'], { error: "must be 'sans-serif' or 'serif'" }),
    /** Faces by weight; pages preload the first. Headings use weight 500, texts 400, emphasis 700. */
    faces: z
      .array(face, { error: `must be a list of faces, as [${faceExample}]` })
      .check(z.minLength(1, { error: `must have a face at least, as [${faceExample}]` })),
    /** Face of Open Graph images, where text stands on a picture; if absent, the first of `faces`. */
    shareImageFace: z.optional(face),
  },
  `{ name: 'Golos Text', role: 'text', languages: ['en'], like: 'sans-serif', faces: [${faceExample}] }`,
)

const fontsSchema = objectSchema(
  { families: z.array(family, { error: 'must be a list of families' }) },
  '{ families: [ … ] }',
)

export type FontFace = z.infer<typeof face>
export type FontRole = (typeof fontRoles)[number]
export type FontFamily = z.infer<typeof family>
export type Fonts = z.infer<typeof fontsSchema>

const { toLine, toLines } = createProblemReporter({
  file: 'fonts.ts',
  name: 'fonts',
  unknown: 'is nothing that fonts have',
})

/**
 * Checks what a brand's `fonts.ts` exports as `fonts`; the font files are checked when they are read.
 *
 * @returns the fonts, or a line for each wrong value, as «brand/fonts.ts: families.0.role: must be 'display' or 'text'»
 */
export function checkFonts(given: unknown): { fonts: Fonts } | { problems: string[] } {
  const parsed = fontsSchema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.flatMap(toLines) }
  const problems = findSharedLanguages(parsed.data)
  return problems.length > 0 ? { problems } : { fonts: parsed.data }
}

function findSharedLanguages({ families }: Fonts): string[] {
  return families.flatMap(({ role, languages }, index) =>
    languages.flatMap((language) => {
      const first = families.findIndex((other) => other.role === role && other.languages.includes(language))
      return first === index
        ? []
        : [
            toLine(
              `families.${index}.languages`,
              `${language} has a family of role ${role} already: families.${first}`,
            ),
          ]
    }),
  )
}
