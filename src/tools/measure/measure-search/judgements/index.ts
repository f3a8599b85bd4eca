import { days } from './days.ts'
import { help } from './help.ts'
import type { Judgement } from './judgement.ts'
import { english } from './names-en.ts'
import { russianNames } from './names-ru.ts'
import { thai } from './names-th.ts'
import { russianTyping } from './typing-ru.ts'

/** All of them: what visitors type, in every language of the demo. */
export const judgements: readonly Judgement[] = [
  ...russianNames,
  ...russianTyping,
  ...english,
  ...thai,
  ...days,
  ...help,
]
