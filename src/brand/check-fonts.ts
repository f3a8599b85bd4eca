import { problemsOf } from './file-values.ts'
import { type Fonts, fontsSchema } from './fonts-schema.ts'

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
