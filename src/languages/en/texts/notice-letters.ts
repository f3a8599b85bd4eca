import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmSubject: (site) => `Confirm your subscription: ${site}`,
  confirm: (site, page) => `Hello,

somebody has asked for notices about concerts at this address (${site}). If it was you, open the link and press the button:

${page}

If it wasn’t you, do nothing: we won’t write again, and remove the address in three days.`,
  notice: (body, page, site, leave) => `${body}

${page}

--
${site}
Unsubscribe: ${leave}`,
}
