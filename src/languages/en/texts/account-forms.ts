import type { Texts } from '../../messages.ts'

export const accountForms: Texts<'accountForms'> = {
  forms: {
    login: {
      title: 'Sign in',
      lead: 'Your saved concerts and city will be with you on every device.',
      send: 'Sign in',
    },
    register: {
      title: 'Register',
      lead: 'An e-mail address and a password are all it takes.',
      send: 'Create account',
    },
    'forgot-password': {
      title: 'Forgotten password',
      lead: 'We’ll e-mail you a link to set a new one.',
      send: 'Send the link',
    },
    'reset-password': {
      title: 'New password',
      lead: 'You will need to sign in again on your other devices.',
      send: 'Save and sign in',
    },
    confirm: {
      title: 'Confirm your e-mail',
      lead: 'One last step: sign in with the password you chose when you registered.',
      send: 'Confirm and sign in',
    },
    'change-password': {
      title: 'Change password',
      lead: 'You will need to sign in again on your other devices.',
      send: 'Change password',
    },
    erase: {
      title: 'Delete account',
      lead: 'Your saved concerts, city and alerts will disappear from all your devices. This can’t be undone.',
      send: 'Delete for good',
    },
  },
  labels: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
  },
  hints: { newPassword: 'At least 8 characters. A few words nobody would connect with you work best.' },
  show: 'Show',
  hide: 'Hide',
  showLong: 'Show the password',
  hideLong: 'Hide the password',
  toLogin: 'Sign in',
  toRegister: 'Create account',
  forgotten: 'Forgot your password?',
  askAgain: 'Ask for a new e-mail',
  notMine: 'Didn’t register, or forgot the password? Set your own',
  or: 'or',
  withProvider: (name: string) => `Sign in with ${name}`,
  goOn: 'Continue',
  notDone: 'That didn’t work',
  letterTitle: 'Check your e-mail',
  letterLead:
    'We have sent you an e-mail. It usually arrives within a minute; please check your spam folder too. We send at most three e-mails an hour to one address.',
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out on all devices.',
  erased: 'Your account has been deleted.',
  erasureAsked:
    'Everything the site kept has been deleted. The orchestra will remove the account itself within 30 days.',
  notSetUp: 'This site has no accounts at the moment. Your saved concerts stay on this device.',
  toSaved: 'My concerts',
  faults: {
    credentials: 'The e-mail address or the password is wrong',
    unconfirmed: 'The address isn’t confirmed yet: open the link in our e-mail',
    blocked: 'This account is closed. Please write to us if that is a mistake',
    taken: 'Check your e-mail',
    closed: 'Accounts can’t be created at the moment',
    code: 'This link has already been used or has expired. Please ask for a new e-mail',
    'current-password': 'The current password is wrong',
    'same-password': 'The new password is the same as the current one',
    'already-confirmed': 'The address is already confirmed. You can sign in',
    provider: 'Signing in with the other company didn’t work. Please try again, or use a password',
    token: 'You are no longer signed in. Please sign in again',
    invalid: 'The account service didn’t accept this. Please check the fields',
    unavailable:
      'The account service isn’t answering right now. Please try again in a minute: nothing is lost',
  },
  tooMany: (time: string) =>
    `Too many attempts in a row. Please try again in ${time}, or set a new password by e-mail`,
}
