import type { Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'Teilen',
  more: 'Mehr',
  email: 'E-Mail',
  sms: 'SMS',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Hier ist er:',
}
