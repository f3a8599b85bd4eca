import type { Image } from '../content/text/image.ts'
import type { PreloadedImage } from '../page/head.ts'
import { toSrcSet } from '../shared/src-set.ts'

interface PictureProps {
  image: Image
  /** Width on the page for each screen, as in `<img sizes>`. */
  sizes: string
  /** The one largest picture of the first screen; all others load when they come near. */
  isPriority?: true
  /** Stands in the first screen, or may: it isn't left until it comes near. */
  isEarly?: boolean | undefined
  className?: string
  /** Replaces the picture's own description; empty where the text beside it says the same. */
  alt?: string
}

export function Picture(props: PictureProps) {
  const { image, sizes, isPriority, isEarly, className, alt = image.alt } = props
  return (
    <img
      className={className}
      src={image.url}
      srcSet={toSrcSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isPriority || isEarly ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={isPriority ? 'high' : isEarly ? 'low' : undefined}
    />
  )
}

/** Screens narrower than this are taller than wide: a hero shows the program's poster there. */
const tallMedia = '(max-width: 43.99rem)'
const wideMedia = '(min-width: 44rem)'
const heroSizes = '100vw'

export interface HeroImages {
  wide?: Image | undefined
  tall?: Image | undefined
}

/** The largest picture of the first screen, in the shape of the screen. */
export function HeroPicture({ wide, tall }: HeroImages) {
  const image = wide ?? tall
  if (!image) return null
  const picture = <Picture image={image} sizes={heroSizes} isPriority alt="" />
  return wide && tall ? (
    <picture>
      <source media={tallMedia} srcSet={toSrcSet(tall)} sizes={heroSizes} />
      {picture}
    </picture>
  ) : (
    picture
  )
}

/** What the head preloads for a `HeroPicture` of two shapes; React sees to every other priority picture. */
export const heroPreloads = ({ wide, tall }: HeroImages): PreloadedImage[] =>
  wide && tall
    ? [
        { image: wide, sizes: heroSizes, media: wideMedia },
        { image: tall, sizes: heroSizes, media: tallMedia },
      ]
    : []
