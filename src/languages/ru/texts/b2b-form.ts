/** What the form for tickets by invoice asks; `wordings` say it for whom an editor has chosen. */
export const b2bForm = {
  send: 'Отправить заявку',
  labels: {
    inn: 'ИНН',
    kpp: 'КПП',
    taxNumber: 'Налоговый номер',
    email: 'Почта',
    phone: 'Телефон',
    city: 'Город',
    concert: 'Концерт',
    message: 'Комментарий',
    consent: 'Согласие',
  },
  hints: {
    inn: '10 цифр у организации, 12 у предпринимателя',
    kpp: '9 знаков, у предпринимателя его нет',
    city: 'Где хотите послушать концерт',
  },
  wordings: {
    company: {
      title: 'Заявка на билеты по счёту',
      labels: {
        company: 'Название компании',
        contactName: 'Контактное лицо',
        ticketsCount: 'Сколько нужно билетов',
      },
      hints: { message: 'Ряды, сроки оплаты, документы' },
    },
    school: {
      title: 'Заявка на билеты от школы',
      labels: {
        company: 'Школа',
        contactName: 'Кто сопровождает',
        ticketsCount: 'Сколько вас: школьники и взрослые',
      },
      hints: { message: 'Какой класс, сколько взрослых, кому нужно место у прохода' },
    },
    park: {
      title: 'Заявка на билеты от парка',
      labels: {
        company: 'Название парка',
        contactName: 'Кто отвечает за заявку',
        ticketsCount: 'Сколько билетов гостям и сотрудникам',
      },
      hints: { message: 'Для кого билеты и к какому дню' },
    },
    theatre: {
      title: 'Заявка на билеты от театра',
      labels: {
        company: 'Название театра',
        contactName: 'Кто отвечает за заявку',
        ticketsCount: 'Сколько билетов труппе и сотрудникам',
      },
      hints: { message: 'Для кого билеты и к какому дню' },
    },
  },
}
