/** What the contact form asks. */
export const contactForm = {
  title: 'Написать нам',
  send: 'Отправить',
  labels: {
    name: 'Как вас зовут',
    email: 'Почта',
    phone: 'Телефон',
    topic: 'О чём вы пишете',
    concert: 'Концерт',
    message: 'Сообщение',
    consent: 'Согласие',
  },
  hints: {
    email: 'Почта или телефон: достаточно одного',
    message: 'Если письмо о концерте, назовите город и дату',
  },
  choices: {
    topic: {
      tickets: 'Билеты и возврат',
      invitation: 'Пригласить оркестр',
      press: 'Для прессы',
      accessibility: 'Доступность зала',
      other: 'Другое',
    },
  },
}
