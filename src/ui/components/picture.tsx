import type { Image } from '../../content/text/image.ts'
import { type HeroImages, heroSizes, tallMedia } from '../../rendering/hero-preloads.ts'
import { toSrcSet } from '../../shared/picture-variants.ts'

interface PictureProps {
  image: Image
  /** Width on the page for each screen, as in `<img sizes>`. */
  sizes: string
  /** The one largest picture of the first screen; all others load when they come near. */
  isPriority?: true
  /** The picture is or may be in the first screen, so it loads at once and not only when it comes near. */
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

/** The largest picture of the first screen, in the shape of the screen. */
export function HeroPicture({ wide, tall }: HeroImages) {
  const image = wide ?? tall
  if (!image) return null
  const picture = <Picture image={image} sizes={heroSizes} isPriority alt="" />
  return wide && tall ? (
    <picture>
      <source media={tallMedia} srcSet={toSrcSet(tall) ?? tall.url} sizes={heroSizes} />
      {picture}
    </picture>
  ) : (
    picture
  )
}
