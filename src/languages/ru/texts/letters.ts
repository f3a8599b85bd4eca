/** What the site writes by e-mail. */
export const letters = {
  /** To who has sent a form. Nothing of what was sent stands in it: anybody's address may have been typed. */
  received: {
    subject: (number: string) => `Мы получили ваше письмо, номер ${number}`,
    text: (number: string, orchestra: string, site: string, page: string) =>
      `Здравствуйте.

Мы получили то, что вы отправили на сайте ${site}. Номер: ${number}. Назовите его, если будете звонить или писать снова.

Посмотреть, что мы храним, или удалить это: ${page}

Если вы ничего не отправляли, кто-то указал ваш адрес по ошибке: делать ничего не нужно.

${orchestra}`,
  },
  /** To the editors. */
  arrived: {
    subject: (form: string, number: string) => `${form}: ${number}`,
    text: (number: string, fields: string) => `Номер ${number}.\n\n${fields}`,
  },
  /** To the editors too: who has sent something wants it removed. */
  removal: {
    subject: (number: string) => `Просьба удалить: ${number}`,
    text: (form: string, number: string, until: string) =>
      `${form}, номер ${number}: отправитель просит удалить всё, что прислал.

На сайте это уже удалено. Не позже ${until} удалите запись с этим номером там, где вы работаете с присланным, и письмо с ним в почте.`,
  },
}
