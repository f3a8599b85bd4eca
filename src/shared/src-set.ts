/** A picture together with its smaller sizes. */
interface Sized {
  url: string
  /** Absent for a drawing, which is sharp at any width. */
  width?: number | undefined
  sizes: { url: string; width: number }[]
}

/** `srcset` of a picture, the picture itself last. */
export const toSrcSet = ({ url, width, sizes }: Sized): string | undefined =>
  width === undefined
    ? undefined
    : [...sizes, { url, width }].map((size) => `${size.url} ${size.width}w`).join(', ')
