import { correction, generate } from 'lean-qr/nano'

/** Width of the quiet zone in modules (ISO/IEC 18004, 5.3.8). */
const quietModules = 4
/** Maximum length of the text in characters. A longer one makes modules too small for a print of 2 cm. */
const maxTextLength = 300

/** A QR code as a grid of dark and light modules, including its quiet zone. */
export interface QrCode {
  /** Number of modules on a side. */
  size: number
  isDark: (x: number, y: number) => boolean
}

/** @returns `undefined` if the text is too long to be scanned from paper */
export function toQrCode(text: string): QrCode | undefined {
  if (text.length > maxTextLength) return undefined
  const code = generate(text, { minCorrectionLevel: correction.M })
  return {
    size: code.size + 2 * quietModules,
    isDark: (x, y) => code.get(x - quietModules, y - quietModules),
  }
}

/** Draws the dark modules as an SVG path, one rectangle for each run in a row. One unit is one module. */
export function toQrPath({ size, isDark }: QrCode): string {
  const runs: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      const from = x
      while (isDark(x + 1, y)) x += 1
      runs.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`)
    }
  }
  return runs.join('')
}

/** Draws the code as an SVG file, for print in any size. */
export const toQrSvg = (code: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path d="${toQrPath(code)}"/></svg>\n`
