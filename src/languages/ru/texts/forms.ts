/** What any form says, whatever is asked in it. `faults` are those of `rendering/action.ts`. */
export const forms = {
  errorTitle: (title: string) => `Ошибка: ${title}`,
  checkForm: 'Проверьте форму',
  notSent: 'Форма пока не отправлена',
  sending: 'Отправляем…',
  /** Where a page without a key of its own has brought a form: it goes out with the next press. */
  beforeSending: 'Проверьте, всё ли верно, и отправьте',
  back: 'Назад на страницу',
  keepCopy: 'На всякий случай скопируйте написанное.',
  writeTo: 'Если это срочно, напишите на',
  faults: {
    'send-again': 'Отправьте форму ещё раз: всё, что вы написали, на месте.',
    changed:
      'Эту форму вы уже отправили, и она у нас. Теперь в ней другое: чтобы отправить и это, нажмите ещё раз.',
    unreadable: 'Форма пришла повреждённой. Заполните её ещё раз.',
    'too-large': 'В форме слишком много текста. Сократите его и отправьте снова.',
    'too-many': 'Слишком много отправок подряд. Подождите минуту и нажмите ещё раз.',
    'not-taken': 'Сейчас не получилось отправить. Всё, что вы написали, на месте: попробуйте через минуту.',
  },
}
