import { mix } from '../colour.ts'
import { cut, stroke } from '../paper.ts'
import { diagonal, type Stage } from '../stage.ts'

/** Papers of which instruments are cut, lit by one colour. */
export interface Materials {
  wood: string
  darkWood: string
  brass: string
  silver: string
  ebony: string
  ivory: string
  /** Colour of the lit edge. */
  rim: string
}

/** An instrument drawn about 0 0; its size stands in its comment. */
export type Instrument = (papers: Materials) => string

export function materials(stage: Stage, light: string): Materials {
  const lit = (tone: string, share: number) => mix(tone, light, share)
  const sheet = (top: string, middle: string, low: string) =>
    diagonal(stage, `0 ${lit(top, 0.2)}, 0.5 ${lit(middle, 0.08)}, 1 ${low}`)
  return {
    wood: sheet('#e8975a', '#a8542e', '#5a241e'),
    darkWood: sheet('#a85a44', '#6a2f2a', '#32151c'),
    brass: sheet('#fff0c0', '#e0a24c', '#7c4424'),
    silver: sheet('#ffffff', '#aab2cc', '#565c80'),
    ebony: sheet('#5a4a5a', '#2a2030', '#120c18'),
    ivory: sheet('#fff8ea', '#f0dfc4', '#b89a88'),
    rim: mix(light, '#fff4de', 0.45),
  }
}

/** A piece with the shadow and edge that all instruments share. */
export const piece = (d: string | readonly string[], fill: string, papers: Materials, shadow = 6) =>
  cut(d, { fill, shadow, depth: 0.5, rim: papers.rim, rimWidth: 1.1 })

/** A tube: a wide dark line, a lit one on it and a thin highlight. */
export function tube(d: string, width: number, papers: Materials, metal = papers.brass): string {
  return `${stroke(d, '#120c18', width + 3)}${stroke(d, metal, width)}${stroke(d, '#fff6dc66', Math.max(1, width * 0.22))}`
}
