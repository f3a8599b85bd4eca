import { demoBrandFolder } from '../chosen-brand.ts'
import { brandOption } from '../command-line.ts'

/** Options of `build.ts`, and of programs that build before they start. */
export const buildOptions = {
  ...brandOption,
  demo: { type: 'boolean' },
  weights: { type: 'boolean', default: false },
  'small-pictures': { type: 'boolean', default: false },
} as const

/** Whether the demo's concerts are part of the build: by default only with the demo's own brand. */
export const isDemoIncluded = (demo: boolean | undefined, brandFolder: string): boolean =>
  brandFolder === demoBrandFolder ? demo !== false : (demo ?? process.env.DEMO === 'on')
