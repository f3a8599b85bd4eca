import type { Context } from 'hono'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readPublicOrigin } from '../../../http/public-origin.ts'
import { codeParameter, codePattern, toShortAddress } from '../../../routes/short-links.ts'
import { createScanlines, toPng } from '../../../share-images/png.ts'
import { type QrCode, toQrCode, toQrSvg } from '../../../share-images/qr-code.ts'
import { codegenQuerySchema } from '../../../shared/embed.ts'
import { toPartnerLink } from '../partner-link.ts'

/** The code of a query never changes, so it can be cached for a day. */
const maxAgeSeconds = 86_400
/** Pixels for each module: a code of 8 cm when printed with 300 dots an inch. */
const modulePx = 20

/**
 * `GET /codegen/code.svg` with the query of `/codegen`: the QR code of its link, or of the short address in `code`.
 *
 * @throws NotFound as `readQrCode`
 */
export const handleQrSvg = (c: Context<AppEnv>): Response =>
  toDownload(c, toQrSvg(readQrCode(c)), 'image/svg+xml; charset=utf-8', 'svg')

/**
 * `GET /codegen/code.png` with the query of `/codegen`: the same code as a bitmap.
 *
 * @throws NotFound as `readQrCode`
 */
export function handleQrPng(c: Context<AppEnv>): Response {
  const code = readQrCode(c)
  const side = code.size * modulePx
  const lines = createScanlines(side, side)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = code.isDark(Math.floor(x / modulePx), Math.floor(y / modulePx))
      lines.bytes[y * (side + 1) + 1 + x] = isDark ? 0 : 1
    }
  }
  const palette = new Uint8Array(768).fill(255)
  palette.fill(0, 0, 3)
  return toDownload(c, toPng(lines, palette), 'image/png', 'png')
}

/** @throws NotFound for a page that is not on this site, and for an address that is too long for a QR code */
function readQrCode(c: Context<AppEnv>): QrCode {
  const link = toPartnerLink(codegenQuerySchema.parse(c.req.query()), readPublicOrigin(c))
  const short = c.req.query(codeParameter)
  const isShort = short !== undefined && codePattern.test(short)
  const code = link && toQrCode(isShort ? toShortAddress(readPublicOrigin(c), short) : link.link)
  if (!code) throw new NotFound(c.var.path)
  return code
}

const toDownload = (
  c: Context<AppEnv>,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  ending: string,
): Response =>
  c.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="code.${ending}"`,
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
  })
