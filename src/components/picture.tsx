import type { Image } from '../content/image.ts'

interface PictureProps {
  image: Image
  /** Width on the page for each screen, as in `<img sizes>`. */
  sizes: string
  /** The one largest picture of the first screen; all others load when they come near. */
  isPriority?: true
  className?: string
  /** Replaces the picture's own description; empty where the text beside it says the same. */
  alt?: string
}

export function Picture({ image, sizes, isPriority, className, alt = image.alt }: PictureProps) {
  return (
    <img
      className={className}
      src={image.url}
      srcSet={toSrcSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isPriority ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={isPriority ? 'high' : undefined}
    />
  )
}

export const toSrcSet = (image: Image): string =>
  [...image.sizes, { url: image.url, width: image.width }]
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
