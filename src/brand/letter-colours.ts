import { theme } from '#brand/theme.ts'
import { blendOver, parseHex } from './colour.ts'
import type { Scheme } from './theme-schema.ts'

/** Colours of an e-mail in one scheme. All are opaque, because mail programs know no translucent ones. */
export interface LetterColours {
  ground: string
  raised: string
  text: string
  quiet: string
  line: string
  /** Text colour of the e-mail's links. */
  ink: string
  alert: string
  /** Background colour of the e-mail's button, and the colour of its text. */
  fill: string
  onFill: string
  /** Colours of the line in the brand's gradient. */
  gradient: readonly string[]
}

export interface LetterSchemes {
  /** Colours that the attributes `style` have, which every mail program applies. */
  usual: LetterColours
  /** Colours that the style sheet has for dark screens; absent if the brand has one scheme only. */
  dark: LetterColours | undefined
  /** The schemes that the e-mail is drawn in, as CSS names them. */
  colorScheme: 'light dark' | 'light' | 'dark'
}

/**
 * Chooses the colours of an e-mail: the brand's light ones if it has any. Mail programs that ignore the style sheet for
 * dark screens show them, mostly on a white page.
 *
 * @param light key of the repertoire whose colour marks the e-mail; for an absent or unknown one it is the accent
 */
export function chooseLetterColours(light?: string): LetterSchemes {
  const { dark, light: bright } = theme.colours
  const usual = bright ?? dark
  // A theme has one scheme at least (`brand/check-theme.ts`).
  if (!usual) throw new Error('the brand has no colours')
  return {
    usual: toLetterColours(usual, light),
    dark: bright && dark && toLetterColours(dark, light),
    colorScheme: bright && dark ? 'light dark' : bright ? 'light' : 'dark',
  }
}

/** @param light key of a repertoire of the scheme */
export function toLetterColours(scheme: Scheme, light = ''): LetterColours {
  const { ground, raised, text, quiet, line, accent, lights, onLight, alert = text, gradient } = scheme
  const { fill, ink } = (Object.hasOwn(lights, light) ? lights[light] : undefined) ?? accent
  return {
    ground,
    raised,
    text,
    quiet,
    line: toOpaque(line, raised),
    ink,
    alert,
    fill,
    onFill: onLight,
    gradient,
  }
}

/** @returns the colour that is seen where a translucent one lies on `below`, as `#rrggbb` */
function toOpaque(colour: string, below: string): string {
  const { rgb } = blendOver(parseHex(colour), parseHex(below))
  const digits = rgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
