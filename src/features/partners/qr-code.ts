import { correction, generate } from 'lean-qr/nano'

/** Of light around a code: readers need four of its modules (ISO/IEC 18004, 5.3.8). */
const quietModules = 4
/** A longer address makes a code so fine that it can't be read from a print of 2 cm. */
const maxTextLength = 300

/** A code of black and white modules, its quiet zone included. */
export interface QrCode {
  /** Modules of a side. */
  size: number
  isDark: (x: number, y: number) => boolean
}

/** @returns `undefined` for a text that is too long to be read from paper */
export function toQrCode(text: string): QrCode | undefined {
  if (text.length > maxTextLength) return undefined
  const code = generate(text, { minCorrectionLevel: correction.M })
  return {
    size: code.size + 2 * quietModules,
    isDark: (x, y) => code.get(x - quietModules, y - quietModules),
  }
}

/** The dark modules as the path of an SVG, in runs of a row; one unit is a module. */
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

/** A drawing of its own, for print in any size. */
export const toQrSvg = (code: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path d="${toQrPath(code)}"/></svg>\n`
