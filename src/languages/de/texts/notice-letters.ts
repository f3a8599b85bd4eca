import type { Texts } from '../../messages.ts'

export const noticeLetters: Texts<'noticeLetters'> = {
  confirmSubject: (site) => `Bitte bestätigen Sie Ihr Abonnement: ${site}`,
  confirm: (site, page) => `Guten Tag,

für diese Adresse wurden Benachrichtigungen über Konzerte bestellt (${site}). Waren Sie das, dann öffnen Sie den Link und drücken auf den Knopf:

${page}

Waren Sie es nicht, brauchen Sie nichts zu tun: Wir schreiben nicht noch einmal und löschen die Adresse nach drei Tagen.`,
  notice: (body, page, site, leave) => `${body}

${page}

--
${site}
Abbestellen: ${leave}`,
}
