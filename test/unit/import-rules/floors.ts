/**
 * The rooms of `src/`, its folders and the files beside them, from the ground up. A room imports from the floors below its
 * own, types included. docs/architecture.md draws this list.
 */
export const floors: readonly (readonly string[])[] = [
  ['shared', 'crypto', 'errors', 'log', 'database'],
  ['providers', 'cache', 'strapi-emulator'],
  ['brand'],
  ['languages', 'routes', 'config', 'strapi'],
  ['content', 'throttle', 'share-images'],
  ['search', 'places', 'mail', 'context', 'rendering'],
  ['ui', 'publishing'],
  ['http', 'pages', 'demo'],
  ['features', 'endpoints'],
  ['worker', 'tools'],
]

/** The imports that run up, by their rooms, with the reason. */
export const upward: Record<string, string> = {
  'shared → brand':
    'languages, money and clock are those of the chosen brand; the build writes their values instead',
  'brand → demo': 'unbuilt code has the demo’s brand behind `#brand/`',
  'languages → demo': 'as brand → demo: the brand’s own words',
  'strapi-emulator → demo': 'it answers from the demo’s content, unless it is given other',
  'content → search': 'the type of the part that the search reads stands in the list of parts',
  'http → features': '`features/services.ts` makes the services of a request, of each feature one',
  'rendering → features':
    'what a page may use has a row for each feature: `services.ts`, and `feature-hooks.ts` for the rest of the site',
}
