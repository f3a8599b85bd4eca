import type { Texts } from '../../messages.ts'

export const challenge: Texts<'challenge'> = {
  asking:
    'Please confirm that you are a person. If that doesn’t work, send it anyway: we will check it ourselves, but our answer may take longer.',
  failed:
    'The spam check didn’t load. Send it anyway: we will check it ourselves, but our answer may take longer.',
  withoutScript:
    'The spam check needs JavaScript. Without it we check ourselves, but our answer may take longer.',
}
