import { join, resolve } from 'node:path'

/** Options of `build.ts`, and of programs that build before they start. */
export const buildOptions = {
  brand: { type: 'string' },
  demo: { type: 'boolean' },
  weights: { type: 'boolean', default: false },
} as const

export const demoBrandFolder = join(import.meta.dirname, '../../demo/brand')

/** @param given the value of `--brand`; without it the variable `BRAND` names the folder, else the demo's is taken */
export function brandFolderOf(given: string | undefined): string {
  const folder = given ?? process.env.BRAND
  return folder ? resolve(folder) : demoBrandFolder
}

/** Whether the demo's concerts are part of the build: by default only with the demo's own brand. */
export const isDemoIncluded = (demo: boolean | undefined, brandFolder: string): boolean =>
  brandFolder === demoBrandFolder ? demo !== false : (demo ?? process.env.DEMO === 'on')
