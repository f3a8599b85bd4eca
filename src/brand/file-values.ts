import * as z from 'zod/mini'

/**
 * Schema of an object in a brand's file.
 *
 * @param example the object as one would write it, for the error's message
 */
export const objectSchema = <Shape extends z.core.$ZodShape>(shape: Shape, example: string) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? `must be an object, as ${example}` : undefined),
  })

interface BrandFile {
  /** Name of the file, as `theme.ts`. */
  file: string
  /** Name of the file's export, for problems with the whole of it. */
  name: string
  /** Message for a key that the brand's file may not have. */
  unknown: string
}

/**
 * Returns functions that turn problems of a brand's file into lines: «brand/theme.ts: colours.dark.text: must be a
 * colour».
 */
export function createProblemReporter({ file, name, unknown }: BrandFile) {
  const toLine = (path: string, problem: string): string => `brand/${file}: ${path}: ${problem}`
  const toLines = (issue: z.core.$ZodIssue): string[] => {
    const at = (...more: string[]) => [...issue.path.map(String), ...more].join('.') || name
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => toLine(at(key), unknown))
    return [toLine(at(), issue.message)]
  }
  return { toLine, toLines }
}
