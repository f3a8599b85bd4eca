import * as z from 'zod/mini'

/**
 * An enumeration whose values have dashes. GraphQL names can't hold them, so the content service answers
 * `thematic_page` for `thematic-page`.
 */
export const layoutSchema = <const Names extends readonly string[]>(names: Names) =>
  z.nullish(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((name) => name.replaceAll('_', '-')),
      ),
      z.enum(names),
    ),
  )
