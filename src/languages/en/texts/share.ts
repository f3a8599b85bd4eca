import type { Texts } from '../../messages.ts'

export const share: Texts<'share'> = {
  share: 'Share',
  more: 'More',
  email: 'Email',
  sms: 'Text message',
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link couldn’t be copied. Here it is:',
}
