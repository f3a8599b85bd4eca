import type { Texts } from '../../messages.ts'

export const account: Texts<'account'> = {
  title: 'Account',
  signedInAs: (email: string) => `You are signed in as ${email}`,
  concerts: 'My concerts',
  noConcerts: 'Tap the heart on a concert and it will appear here on all your devices.',
  toConcerts: 'Choose a concert',
  city: 'City',
  allCities: 'All cities',
  noCity: 'Not chosen yet',
  toCities: 'Choose a city',
  sent: 'What you have sent',
  earlierSent: 'Sent earlier',
  exportNote: 'Of what you have sent, the file contains what this page shows.',
  noSent: 'Nothing has been sent from this address in the last 30 days.',
  sentUnconfirmed: 'Confirm your address to see what was sent from it.',
  security: 'Signing in',
  byPassword: 'You sign in with a password.',
  byProvider: (name: string) => `You sign in with ${name}.`,
  changePassword: 'Change password',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out on all devices',
  everywhereNote:
    'Ends your sessions on this site wherever you are signed in. Anyone else’s sessions will end within 30 days.',
  data: 'Your data',
  export: 'Download everything as a JSON file',
  erase: 'Delete account',
  done: {
    registered: 'Your account is ready.',
    confirmed: 'Your address is confirmed.',
    password: 'Your password has been changed. You need to sign in again on your other devices.',
  },
  unavailable: 'Our storage isn’t answering right now. Your concerts on this device are safe.',
}

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

export const accountLetters: Texts<'accountLetters'> = {
  confirmation: {
    subject: 'Confirm your e-mail',
    text: 'One more step: confirm that this address is yours. The page will ask for the password you chose.',
    confirm: 'Confirm e-mail',
    note: 'If you didn’t sign up, there is nothing you need to do.',
  },
  reset: {
    subject: 'New password',
    text: 'You asked for a new password. The link works for one hour.',
    set: 'Choose a new password',
    note: 'If you didn’t ask for it, there is nothing you need to do: your password hasn’t changed.',
  },
  taken: {
    subject: 'You already have an account',
    text: 'Somebody, perhaps you, tried to sign up with this e-mail address. You already have an account.',
    login: 'Sign in',
    forgotten: 'Forgotten your password?',
    note: 'If it wasn’t you, there is nothing you need to do: nobody was shown your address.',
  },
  welcome: {
    subject: 'Your account is ready',
    text: 'You now have an account with this e-mail address.',
    login: 'Sign in',
    forgotten: 'Wasn’t it you who signed up? Set your own password',
  },
  removal: {
    subject: (id: string) => `Please delete account ${id}`,
    text: (id: string, email: string) =>
      `A visitor asks to have their account deleted: number ${id}, e-mail ${email}.`,
    next: 'Everything the site kept about them has been deleted. Please delete the user in Strapi (Content Manager → User) within 30 days.',
  },
}

export const saved: Texts<'saved'> = {
  title: 'My concerts',
  lead: 'Concerts you marked with a heart: on this device and, once you sign in, in your account.',
  emptyTitle: 'Mark concerts with a heart',
  empty: 'Press the heart beside a concert and it will appear here. The list opens without a connection too.',
  noScript: 'To save concerts, turn on JavaScript in your browser’s settings.',
  inAccount: 'The list in your account',
  toConcerts: 'Find a concert',
  loading: 'Gathering your list…',
  failed: 'The list couldn’t be loaded just now. It isn’t lost: open this page again once you are online.',
  offline: (moment: string) => `You are offline. This is your list as of ${moment}.`,
  past: 'Already over',
  nothingFound: 'These concerts are no longer in the schedule.',
  save: 'Save',
  saved: 'Saved',
  removed: 'Removed from saved concerts',
  saveConcert: (concert: string) => `Save concert: ${concert}`,
}
