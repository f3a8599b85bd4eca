import { createHash } from 'node:crypto'
import type { ProjectFiles } from './project-files.ts'

/** Digests of the files that a project was last written with, by path. */
export type Digests = Readonly<Record<string, string>>

/** What an upgrade does with the files of a project; each list has paths. */
export interface UpgradePlan {
  /** New files, and those that the operator has not changed. */
  write: string[]
  /** Files of the former version that the new one lacks and that the operator has not changed. */
  remove: string[]
  /** Files that the operator and the new version have both changed. */
  differ: string[]
  /** Files that the operator has changed and the new version hasn't, or no longer has. */
  keep: string[]
  /** Files that the operator has removed. They are not written again. */
  removedByOperator: string[]
}

/**
 * Decides for each file what an upgrade does with it. A file is written only if it is new, or still the one that was
 * written before; what the operator has changed or removed stays so.
 *
 * @param written digests of what was written before
 * @param current the files of the project as they are, by path
 * @param made the files of the new version
 */
export function planUpgrade(written: Digests, current: ProjectFiles, made: ProjectFiles): UpgradePlan {
  const plan: UpgradePlan = { write: [], remove: [], differ: [], keep: [], removedByOperator: [] }
  for (const [path, contents] of made) {
    const [before, wanted] = [written[path], digestOf(contents)]
    const there = current.get(path)
    const present = there && digestOf(there)
    if (present === wanted) continue
    if (present === undefined) (before === undefined ? plan.write : plan.removedByOperator).push(path)
    else if (present === before) plan.write.push(path)
    else (wanted === before ? plan.keep : plan.differ).push(path)
  }
  for (const path of Object.keys(written).filter((each) => !made.has(each))) {
    const there = current.get(path)
    if (there) (digestOf(there) === written[path] ? plan.remove : plan.keep).push(path)
  }
  return plan
}

/** Returns the digest of a file. Line ends of Windows, which Git may write, don't change it. */
const digestOf = (contents: Uint8Array): string =>
  createHash('sha256').update(Buffer.from(contents).toString('latin1').replaceAll('\r\n', '\n')).digest('hex')

export const digestsOf = (files: ProjectFiles): Digests =>
  Object.fromEntries([...files].map(([path, contents]) => [path, digestOf(contents)]).sort())
