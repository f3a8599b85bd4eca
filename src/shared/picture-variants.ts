/** A picture together with its smaller sizes. */
interface Sized {
  url: string
  /** Width of the picture in pixels. Absent for a drawing, which is sharp at any width. */
  width?: number | undefined
  sizes: { url: string; width: number }[]
}

/** `srcset` of a picture, the picture itself last. */
export const toSrcSet = ({ url, width, sizes }: Sized): string | undefined =>
  width === undefined
    ? undefined
    : [...sizes, { url, width }].map((size) => `${size.url} ${size.width}w`).join(', ')

/**
 * Query by which the content service converts uploads. It is not in `constants.ts`, which every isolate evaluates
 * when it starts.
 */
export const webpVariant = 'format=webp&quality=60'
