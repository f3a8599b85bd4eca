import type { Texts } from '../../messages.ts'

export const accountLetters: Texts<'accountLetters'> = {
  taken: {
    subject: 'You have an account already',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Hello,

Somebody, perhaps you, wanted to make an account with this e-mail address. You have one already.

Sign in: ${login}
Forgotten your password: ${forgotten}

If it wasn’t you, there is nothing to do: nobody was shown your address.

${orchestra}`,
  },
  welcome: {
    subject: 'Your account is ready',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Hello,

There is an account with this e-mail address now. Sign in: ${login}

If you didn’t make it, set a password of your own: ${forgotten}

${orchestra}`,
  },
  removal: {
    subject: (id: string) => `Please remove account ${id}`,
    text: (id: string, email: string) =>
      `A visitor asks to have their account removed: number ${id}, e-mail ${email}.

Everything that the site kept about them is removed. Please remove the user in Strapi (Content Manager → User) within 30 days.`,
  },
}
