/** What the site writes by e-mail about forms, and what stands in every e-mail. */
export const letters = {
  beforeAddress: 'Если кнопка не нажимается, откройте эту ссылку:',
  /** To who has sent a form. Nothing of what was sent stands in it: anybody's address may have been typed. */
  received: {
    subject: (number: string) => `Сообщение получено: ${number}`,
    text: (number: string, site: string) =>
      `Спасибо, мы получили то, что вы отправили на сайте ${site}. Номер сообщения — ${number}. Назовите его, если позвоните или напишете снова.`,
    see: 'Посмотреть или удалить',
    note: 'Если вы ничего не отправляли, кто-то указал ваш адрес по ошибке: делать ничего не нужно.',
  },
  /** The e-mail that tells editors of a new submission. */
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string) => `Номер ${number}.`,
  },
  /** The e-mail that tells editors that a sender wants a submission removed. */
  removal: {
    subject: (number: string) => `Просьба удалить: ${number}`,
    text: (form: string, number: string) =>
      `${form}, номер ${number}: отправитель просит удалить всё, что прислал.`,
    next: (until: string) =>
      `На сайте это уже удалено. Не позже ${until} удалите запись с этим номером там, где вы работаете с присланным, и письмо с ним в почте.`,
  },
  /** The office's answer to the sender of a form. */
  answer: {
    subject: (number: string) => `Ответ на ваше сообщение ${number}`,
    intro: (day: string) => `Вы писали ${day}:`,
  },
}
