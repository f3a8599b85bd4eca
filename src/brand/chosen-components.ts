/**
 * Components that the brand draws itself, by name. The build writes them from the files of its folder `components/`
 * (`tools/build/brand-plugin.ts`).
 */
export { components } from '#brand/components.ts'

/** A file of a brand's folder `components/`, and what it exports: `ui/brand-components.tsx` has its props. */
export const brandComponentFiles = {
  concertCard: 'concert-card.tsx',
  homeHero: 'home-hero.tsx',
  concertHead: 'concert-head.tsx',
} as const
