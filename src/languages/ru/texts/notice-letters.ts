/** Letters about notices: the one that asks whether the address is theirs, and what stands around a notice. */
export const noticeLetters = {
  confirmSubject: (site: string) => `Подтвердите подписку: ${site}`,
  confirm: (site: string, page: string) => `Здравствуйте.

Кто-то попросил присылать на этот адрес уведомления о концертах (${site}). Если это вы, откройте ссылку и нажмите кнопку:

${page}

Если это были не вы, ничего не делайте: мы больше не напишем, а адрес удалим через три дня.`,
  notice: (body: string, page: string, site: string, leave: string) => `${body}

${page}

--
${site}
Отписаться: ${leave}`,
}
