import type { Texts } from '../../messages.ts'

export const letters: Texts<'letters'> = {
  received: {
    subject: (number: string) => `We have your letter, number ${number}`,
    text: (number: string, orchestra: string, site: string, page: string) =>
      `Hello,

We have what you sent at ${site}. Its number is ${number}; please name it when you call or write again.

To see what we keep, or to remove it: ${page}

If you sent nothing, somebody has typed your address by mistake: there is nothing you have to do.

${orchestra}`,
  },
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string, fields: string) => `Number ${number}.\n\n${fields}`,
  },
  removal: {
    subject: (number: string) => `Please remove: ${number}`,
    text: (form: string, number: string, until: string) =>
      `${form}, number ${number}: who sent it asks for all of it to be removed.

On the site it is removed already. By ${until}, please remove the entry of this number where you work with what is sent, and the letter that brought it.`,
  },
}
