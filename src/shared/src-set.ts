/** A picture and the smaller sizes of it. */
interface Sized {
  url: string
  width: number
  sizes: { url: string; width: number }[]
}

/** `srcset` of a picture, the picture itself last. */
export const toSrcSet = ({ url, width, sizes }: Sized): string =>
  [...sizes, { url, width }].map((size) => `${size.url} ${size.width}w`).join(', ')
