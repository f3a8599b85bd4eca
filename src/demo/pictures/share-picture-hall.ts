import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/**
 * The picture behind the text of share picture: a hall seen from above at the minute before the downbeat. The stage
 * glows in the lower right corner, rows of seats stand around it, and one seat is lit. Grey only: each picture gives it
 * the light of its repertoire. A picture shows the part that ends in the lower right corner.
 */
const size = { width: 1200, height: 960 } as const
const stage = { x: size.width + 40, y: size.height + 60 } as const
/** Brightness is kept in so many steps (src/share-pictures/palette.ts). */
const steps = 120

const rows = { first: 300, gap: 52, count: 12 } as const
const seat = { width: 25, depth: 19, gap: 12 } as const
/** Row and place of the seat that waits for whoever sees the picture. */
const lit = { row: 3, place: 13 } as const

function drawHall(): string {
  const seats = Array.from({ length: rows.count }, (_, row) => seatsOf(row)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${stage.x}" cy="${stage.y}" r="700"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".2" stop-color="#fff" stop-opacity=".62"/><stop offset=".36" stop-color="#fff" stop-opacity=".26"/><stop offset=".65" stop-color="#fff" stop-opacity=".07"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="spot"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="${size.width}" height="${size.height}"/><rect width="${size.width}" height="${size.height}" fill="url(#glow)"/>${seats}</svg>`
}

function seatsOf(row: number): string {
  const radius = rows.first + row * rows.gap
  const places = Math.floor((radius * Math.PI) / 2 / (seat.width + seat.gap))
  // Rows farther from the light are darker; an aisle parts them in the middle.
  const shade = Math.max(0.03, 0.34 * Math.exp(-row / 3.6))
  return Array.from({ length: places }, (_, place) => {
    const degrees = 182 + (88 * (place + 0.5)) / places
    const radians = (degrees * Math.PI) / 180
    const x = stage.x + radius * Math.cos(radians)
    const y = stage.y + radius * Math.sin(radians)
    const isAisle = Math.abs(place - places / 2 + 0.5) < 0.8
    if (isAisle || x > size.width + 20 || y > size.height + 20) return ''
    const isLit = row === lit.row && place === lit.place
    const spot = isLit ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="64" fill="url(#spot)"/>` : ''
    return `${spot}<rect x="${-seat.width / 2}" y="${-seat.depth / 2}" width="${seat.width}" height="${seat.depth}" rx="6" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(degrees + 90).toFixed(1)})" fill="#fff" fill-opacity="${isLit ? 1 : shade.toFixed(3)}"/>`
  }).join('')
}

/** The drawing as the Worker reads it: one number of brightness per pixel, raw deflate, base64. */
export async function renderSharePictureHall(): Promise<{ width: number; height: number; pixels: string }> {
  const grey = await sharp(Buffer.from(drawHall())).greyscale().raw().toBuffer()
  const levels = Uint8Array.from(grey, (value) => Math.round((value / 255) * (steps - 1)))
  return { ...size, pixels: deflateRawSync(levels, { level: 9 }).toString('base64') }
}
