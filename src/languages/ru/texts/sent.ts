/** What the site says once a form has been sent. */
export const sent = {
  number: 'Номер:',
  numberHint: 'По этому номеру мы найдём ваше письмо, если вы позвоните или напишете снова.',
  seeOrRemove: 'Посмотреть, что хранится, или удалить',
  toConcerts: 'Смотреть концерты',
}
