/** Letters about notices: the one that asks whether the address is theirs, and what stands around a notice. */
export const noticeLetters = {
  confirmation: {
    subject: (orchestra: string) => `Подтвердите подписку: ${orchestra}`,
    text: 'На этот адрес попросили присылать уведомления о концертах. Если это вы, подтвердите подписку на нашей странице.',
    confirm: 'Подтвердить подписку',
    note: 'Если это были не вы, ничего не делайте: мы больше не напишем и удалим адрес через три дня.',
  },
  openConcert: 'Открыть концерт',
  chooseTickets: 'Выбрать билеты',
  allConcerts: 'Все концерты',
  reason: 'Вы получили это письмо, потому что просили сообщать о концертах.',
  leave: 'Отписаться',
}
