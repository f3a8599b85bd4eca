import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'

/** Prints what each file of a build weighs. */
export async function reportOutputs(metafile: Metafile): Promise<void> {
  for (const file of Object.keys(metafile.outputs)) {
    const path = join(process.cwd(), file)
    if ((await stat(path)).isFile()) reportFile(basename(file), await readFile(path))
  }
}

export function reportFile(name: string, bytes: Uint8Array): void {
  const gzip = gzipSync(bytes).length
  const brotli = brotliCompressSync(bytes).length
  console.log(
    `${name.padEnd(44)} ${String(bytes.length).padStart(9)} ${String(gzip).padStart(8)} gz ${String(brotli).padStart(8)} br`,
  )
}
