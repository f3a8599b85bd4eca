export type PictureKind = 'hero' | 'poster' | 'hall' | 'portrait' | 'wide' | 'logo'
const sizes = {
  hero: { width: 1920, height: 1080 },
  poster: { width: 1200, height: 1600 },
  hall: { width: 1500, height: 1000 },
  portrait: { width: 960, height: 1200 },
  wide: { width: 1280, height: 720 },
  logo: { width: 480, height: 480 },
} as const
export const pictureSize = (kind: PictureKind) => sizes[kind]

export type PictureFormat = 'thumbnail' | 'small' | 'medium' | 'large' | 'xlarge'

/** Longer sides of Strapi's responsive formats; the thumbnail fits its own box. */
const longerSides = { small: 500, medium: 750, large: 1000, xlarge: 1920 } as const
const thumbnailBox = { width: 245, height: 156 }

/** The base of a picture's file names: `hero_black-hole_0`. */
export const pictureFile = (kind: PictureKind, scene: string, variant = 0): string =>
  `${kind}_${scene}_${variant}`

/** The sizes that the content service would make of a picture; none is larger than the original. */
export function pictureFormats(
  kind: PictureKind,
): Partial<Record<PictureFormat, { width: number; height: number }>> {
  const original = pictureSize(kind)
  const scaled = (factor: number) => ({
    width: Math.round(original.width * factor),
    height: Math.round(original.height * factor),
  })
  const longer = Math.max(original.width, original.height)
  const formats = Object.entries(longerSides)
    .filter(([, side]) => side < longer)
    .map(([format, side]) => [format, scaled(side / longer)])
  const thumbnail = scaled(
    Math.min(thumbnailBox.width / original.width, thumbnailBox.height / original.height),
  )
  return { thumbnail, ...Object.fromEntries(formats) }
}
