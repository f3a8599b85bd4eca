import type { Texts } from '../../messages.ts'

export const forms: Texts<'forms'> = {
  errorTitle: (title: string) => `Error: ${title}`,
  checkForm: 'Please check the form',
  notSent: 'The form hasn’t been sent yet',
  sending: 'Sending…',
  beforeSending: 'Please check that everything is right, then send it',
  back: 'Back to the page',
  keepCopy: 'To be on the safe side, please copy what you wrote.',
  writeTo: 'If it is urgent, write to',
  faults: {
    'send-again': 'Please send the form again: everything you wrote is still here.',
    changed:
      'You have sent this form already, and we have it. You’ve changed it since: to send the new version too, press once more.',
    unreadable: 'The form arrived damaged. Please fill it in again.',
    'too-large': 'There is too much text in the form. Please shorten it and send it again.',
    'too-many': 'Too many attempts in a row. Please wait a minute and press the button again.',
    'not-taken':
      'It couldn’t be sent right now. Everything you wrote is still here: please try again in a minute.',
  },
}
