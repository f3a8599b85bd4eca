import * as z from 'zod/mini'

/** A picture with the widths that the content service made of it, smallest first. */
export interface Image {
  url: string
  width: number
  height: number
  alt: string
  sizes: { url: string; width: number }[]
}

export const imageFields = 'data { attributes { url width height alternativeText formats } }'

const sizeSchema = z.object({ url: z.string(), width: z.number() })
export const imageSchema = z.nullish(
  z.object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    alternativeText: z.nullish(z.string()),
    formats: z.nullish(z.record(z.string(), z.nullish(sizeSchema))),
  }),
)

/** @param mediaUrl makes the service's relative addresses absolute. */
export function toImage(
  image: z.infer<typeof imageSchema>,
  mediaUrl: (path: string) => string,
): Image | undefined {
  if (!image) return undefined
  const sizes = Object.values(image.formats ?? {})
    .filter((size) => size !== null && size !== undefined)
    .map((size) => ({ url: mediaUrl(size.url), width: size.width }))
    .sort((one, other) => one.width - other.width)
  return {
    url: mediaUrl(image.url),
    width: image.width,
    height: image.height,
    alt: image.alternativeText ?? '',
    sizes,
  }
}
