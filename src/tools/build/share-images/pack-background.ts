import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import type { SchemeName } from '../../../brand/theme-schema.ts'
import { paletteShares } from '../../../share-images/palette.ts'
import type { PackedBackground } from '../../../share-images/scene.ts'

/** Size of the drawing in pixels. An image shows the part that ends in the lower right corner. */
const size = { width: 1200, height: 960 } as const

/**
 * Rasterises the background of Open Graph images in grey: black becomes the theme's ground, white its light. Without a
 * drawing of the brand's, it shows a light in the corner with rings around it.
 *
 * @param svg the brand's drawing
 */
export async function rasterizeBackground(svg: string | undefined): Promise<Buffer> {
  return sharp(Buffer.from(svg ?? drawRings()))
    .flatten({ background: '#000' })
    .resize(size.width, size.height, { fit: 'cover', position: 'right bottom' })
    .greyscale()
    .raw()
    .toBuffer()
}

/**
 * How strong the drawing is in each scheme, 0 to 1: on a light ground it is drawn in dark ink, and text must stay
 * readable on it.
 */
const strengths: Record<SchemeName, number> = { dark: 1, light: 0.3 }

/** Packs the drawing for the Worker: one number per pixel, raw deflate, base64. */
export async function packBackground(grey: Uint8Array, scheme: SchemeName): Promise<PackedBackground> {
  const most = (paletteShares.hall - 1) * strengths[scheme]
  const levels = Uint8Array.from(grey, (value) => Math.round((value / 255) * most))
  return { ...size, pixels: deflateRawSync(levels, { level: 9 }).toString('base64') }
}

const corner = { x: size.width + 40, y: size.height + 60 } as const
const rings = { first: 260, gap: 74, count: 14 } as const

function drawRings(): string {
  const drawn = Array.from({ length: rings.count }, (_, ring) => {
    const opacity = 0.4 * Math.exp(-ring / 4)
    const width = 2.5 + 5 * Math.exp(-ring / 3)
    return `<circle cx="${corner.x}" cy="${corner.y}" r="${rings.first + ring * rings.gap}" stroke-width="${width.toFixed(1)}" stroke-opacity="${opacity.toFixed(3)}"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${corner.x}" cy="${corner.y}" r="720"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".3" stop-color="#fff" stop-opacity=".38"/><stop offset=".62" stop-color="#fff" stop-opacity=".09"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%"/><rect width="100%" height="100%" fill="url(#glow)"/><g fill="none" stroke="#fff">${drawn}</g></svg>`
}
