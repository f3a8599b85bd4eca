/** Files of a brand's folder `components/`, and what each exports: `ui/brand-components.tsx` has its props. */
export const brandComponentFiles = {
  concertCard: 'concert-card.tsx',
  homeHero: 'home-hero.tsx',
  concertHead: 'concert-head.tsx',
} as const
