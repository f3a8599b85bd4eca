import { findFaintPairs } from './contrast.ts'
import { createProblemReporter } from './file-values.ts'
import { schemeNames, type Theme, themeSchema } from './theme-schema.ts'

const { toLine, toLines } = createProblemReporter({
  file: 'theme.ts',
  name: 'theme',
  unknown: 'is nothing that a theme has',
})

type Checked = { theme: Theme } | { problems: string[] }

/**
 * Checks what a brand's `theme.ts` exports as `theme`.
 *
 * @param repertoires keys of the brand's repertoires; each must have a light in each scheme, and nothing else may
 * @returns the theme, or a line for each wrong value, as «brand/theme.ts: colours.dark.text: must be a colour, as
 *   '#f6f2ea'»
 */
export function checkTheme(given: unknown, repertoires: readonly string[]): Checked {
  const parsed = themeSchema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.flatMap(toLines) }
  const theme = parsed.data
  const problems = [
    ...findSchemeProblems(theme),
    ...findLightProblems(theme, repertoires),
    ...findContrastProblems(theme),
  ]
  return problems.length > 0 ? { problems } : { theme }
}

function findSchemeProblems({ colours, defaultScheme }: Theme): string[] {
  if (schemeNames.every((name) => !colours[name])) {
    return [toLine('colours', "must have 'dark', 'light' or both")]
  }
  return colours[defaultScheme]
    ? []
    : [toLine('defaultScheme', `must be a scheme that colours has, as '${Object.keys(colours)[0]}'`)]
}

function findLightProblems({ colours }: Theme, repertoires: readonly string[]): string[] {
  return schemeNames.flatMap((name) => {
    const lights = Object.keys(colours[name]?.lights ?? {})
    if (!colours[name]) return []
    const missing = repertoires.filter((key) => !lights.includes(key))
    const unknown = lights.filter((key) => !repertoires.includes(key))
    const at = (key: string) => `colours.${name}.lights.${key}`
    return [
      ...missing.map((key) =>
        toLine(at(key), "is missing: each repertoire has a light, as { fill: '#f2b35e', ink: '#f2b35e' }"),
      ),
      ...unknown.map((key) =>
        toLine(at(key), `is no repertoire of brand.ts, which has ${repertoires.join(', ') || 'none'}`),
      ),
    ]
  })
}

function findContrastProblems({ colours }: Theme): string[] {
  return schemeNames.flatMap((name) => {
    const scheme = colours[name]
    return (scheme ? findFaintPairs(scheme) : []).map(({ ink, ground, ratio, least }) =>
      toLine(
        `colours.${name}.${ink}`,
        `has ${toShown(ratio)}:1 on ${ground}, and ${least === 3 ? 'what must be seen' : 'text'} needs ${least}:1 (WCAG 2.2 AA)`,
      ),
    )
  })
}

/** Truncates to two digits: rounded, 4.499 would look like 4.5. */
const toShown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)
