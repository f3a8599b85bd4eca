import type { Texts } from '../../messages.ts'

export const age: Texts<'age'> = { justNow: 'gerade eben' }
