import type { Texts } from '../../messages.ts'

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
