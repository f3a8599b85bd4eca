import type { Image } from '../content/text/image.ts'
import type { PreloadedImage } from './head.ts'

/** A hero's picture in two shapes; either may be missing. */
export interface HeroImages {
  wide?: Image | undefined
  tall?: Image | undefined
}

/** Screens narrower than this are taller than wide: a hero shows the program's poster there. */
export const tallMedia = '(max-width: 43.99rem)'
const wideMedia = '(min-width: 44rem)'
export const heroSizes = '100vw'

/** What the head preloads for a `HeroPicture` of two shapes; React sees to every other priority picture. */
export const heroPreloads = ({ wide, tall }: HeroImages): PreloadedImage[] =>
  wide && tall
    ? [
        { image: wide, sizes: heroSizes, media: wideMedia },
        { image: tall, sizes: heroSizes, media: tallMedia },
      ]
    : []
