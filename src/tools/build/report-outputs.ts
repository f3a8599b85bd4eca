import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'

/** In bytes. */
interface Weight {
  plain: number
  gzip: number
  brotli: number
}

/** Parts that several others share have numbers for names (`name-parts.ts`): only their sum says something. */
const isNumbered = (name: string): boolean => /^\d+\.js$/.test(name)

/** Prints what each file of a build weighs, and numbered ones in one line. */
export async function reportOutputs(metafile: Metafile): Promise<void> {
  const numbered: Weight[] = []
  for (const file of Object.keys(metafile.outputs)) {
    const path = join(process.cwd(), file)
    if (!(await stat(path)).isFile()) continue
    const [name, bytes] = [basename(file), await readFile(path)]
    if (isNumbered(name)) numbered.push(weigh(bytes))
    else reportFile(name, bytes)
  }
  if (numbered.length > 0) print(`numbered parts, ${numbered.length} files`, numbered.reduce(add))
}

export const reportFile = (name: string, bytes: Uint8Array): void => print(name, weigh(bytes))

/** Each on its own, as it is sent. */
const weigh = (bytes: Uint8Array): Weight => ({
  plain: bytes.length,
  gzip: gzipSync(bytes).length,
  brotli: brotliCompressSync(bytes).length,
})

const add = (one: Weight, other: Weight): Weight => ({
  plain: one.plain + other.plain,
  gzip: one.gzip + other.gzip,
  brotli: one.brotli + other.brotli,
})

function print(name: string, { plain, gzip, brotli }: Weight): void {
  console.log(
    `${name.padEnd(44)} ${String(plain).padStart(9)} ${String(gzip).padStart(8)} gz ${String(brotli).padStart(8)} br`,
  )
}
