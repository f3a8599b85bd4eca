import type { Image } from '../content/text/image.ts'
import type { PreloadedImage } from './head.ts'

/** A hero's image for wide and for tall screens; either may be missing. */
export interface HeroImages {
  wide?: Image | undefined
  tall?: Image | undefined
}

/** Media query of screens that are taller than wide, on which a hero shows the program's poster. */
export const tallMedia = '(max-width: 43.99rem)'
const wideMedia = '(min-width: 44rem)'
export const heroSizes = '100vw'

/** Preload links of a `HeroPicture` with two images. React preloads all other priority images itself. */
export const listHeroPreloads = ({ wide, tall }: HeroImages): PreloadedImage[] =>
  wide && tall
    ? [
        { image: wide, sizes: heroSizes, media: wideMedia },
        { image: tall, sizes: heroSizes, media: tallMedia },
      ]
    : []
