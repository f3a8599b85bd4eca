import * as z from 'zod/mini'
import { part, problemsOf } from './file-values.ts'
import { translatedLanguages } from './languages.ts'

/** What `fonts.ts` of a brand may hold; `checkFonts` below says what is wrong with one. Node and the build only. */

const faceExample = "{ weight: 400, file: './Text.woff2' }"

const face = part(
  {
    /** Of a file with an axis of weights this one is taken. */
    weight: z
      .int({ error: 'must be a whole number, as 400' })
      .check(
        z.gte(100, { error: 'must be 100 at least, as 400' }),
        z.lte(900, { error: 'must be 900 at most, as 400' }),
      ),
    /** Beside `fonts.ts`, if it begins with `./`; else in a package: its name, and the path in it. */
    file: z
      .string({ error: "must be a path, as './Text.woff2'" })
      .check(
        z.regex(/\.(ttf|otf|woff2)$/i, { error: "must end with .ttf, .otf or .woff2, as './Text.woff2'" }),
      ),
  },
  faceExample,
)

export const fontRoles = ['display', 'text'] as const

const family = part(
  {
    name: z
      .string({ error: "must be a name, as 'Golos Text'" })
      .check(z.regex(/^[\w -]+$/, { error: "must be of Latin letters, digits and spaces, as 'Golos Text'" })),
    /** Headings, dates and the name are set in `display`, everything else in `text`. */
    role: z.enum(fontRoles, { error: "must be 'display' or 'text'" }),
    /** Pages in these languages are set in it: each language has one family of each role. */
    languages: z
      .array(z.enum(translatedLanguages, { error: `must be one of ${translatedLanguages.join(', ')}` }), {
        error: "must be a list of languages, as ['en']",
      })
      .check(z.minLength(1, { error: "must have a language at least, as ['en']" })),
    /** What it looks like, for what is shown until it has come. */
    like: z.enum(['sans-serif', 'serif'], { error: "must be 'sans-serif' or 'serif'" }),
    /** Pages wait for the first; headings ask for 500, texts for 400, what is strong for 700. */
    faces: z
      .array(face, { error: `must be a list of faces, as [${faceExample}]` })
      .check(z.minLength(1, { error: `must have a face at least, as [${faceExample}]` })),
    /** For pictures that links are shared with, where letters stand on a picture: the first of `faces`, if none is named. */
    sharePictureFace: z.optional(face),
  },
  `{ name: 'Golos Text', role: 'text', languages: ['en'], like: 'sans-serif', faces: [${faceExample}] }`,
)

const fontsSchema = part(
  { families: z.array(family, { error: 'must be a list of families' }) },
  '{ families: [ … ] }',
)

export type FontFace = z.infer<typeof face>
export type FontRole = (typeof fontRoles)[number]
export type FontFamily = z.infer<typeof family>
export type Fonts = z.infer<typeof fontsSchema>

const { toLine, toLines } = problemsOf({
  file: 'fonts.ts',
  name: 'fonts',
  unknown: 'is nothing that fonts have',
})

/**
 * Whether a brand's `fonts.ts` says what it should; what its files hold is looked at when they are read.
 *
 * @param given what the brand's `fonts.ts` exports as `fonts`
 * @returns the fonts, or a line for each value that is wrong, as «brand/fonts.ts: families.0.role: must be 'display' or
 *   'text'»
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
