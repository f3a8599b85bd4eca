import * as z from 'zod/mini'

/** An object in a file of a brand. @param example how one is written */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape, example: string) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? `must be an object, as ${example}` : undefined),
  })

interface BrandFile {
  /** `theme.ts` */
  file: string
  /** What the file exports: where the problem is with all of it. */
  name: string
  /** What is said of a key that it doesn't have. */
  unknown: string
}

/** How the problems of a brand's file are told: «brand/theme.ts: colours.dark.text: must be a colour». */
export function problemsOf({ file, name, unknown }: BrandFile) {
  const toLine = (path: string, problem: string): string => `brand/${file}: ${path}: ${problem}`
  const toLines = (issue: z.core.$ZodIssue): string[] => {
    const at = (...more: string[]) => [...issue.path.map(String), ...more].join('.') || name
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => toLine(at(key), unknown))
    return [toLine(at(), issue.message)]
  }
  return { toLine, toLines }
}
