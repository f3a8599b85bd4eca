import type { FormName } from '../../../shared/forms/form-names.ts'
import type { SubmissionFormTexts } from '../../form-texts.ts'

/** Texts of each form; `SubmissionFormTexts` explains them. */
export const submissionForms = {
  audition: {
    pageTitle: 'Прослушивание в оркестр',
    submission: 'Заявка на прослушивание',
    title: 'Заявка на прослушивание',
    send: 'Отправить заявку',
    labels: {
      name: 'Имя и фамилия',
      email: 'Почта',
      phone: 'Телефон',
      city: 'Город',
      performers: 'Кто выступает',
      performersCount: 'Сколько вас',
      instrument: 'Инструмент или голос',
      birthDate: 'Дата рождения',
      education: 'Образование',
      firstLink: 'Первая запись',
      secondLink: 'Вторая запись',
      message: 'О себе',
      consent: 'Согласие',
    },
    hints: {
      instrument: 'У ансамбля или хора: состав',
      birthDate: 'Например, 27 3 2001. От ансамбля: того, кто заполняет',
      education: 'Где и у кого учились',
      firstLink: 'Ссылка на видео или звук, открытая для всех',
      secondLink: 'Лучше с другой музыкой',
      message: 'С кем играли, какую музыку любите',
    },
    choices: {
      performers: { soloist: 'Солист', ensemble: 'Ансамбль или хор' },
    },
    sent: { title: 'Заявка получена', next: 'Спасибо. Послушаем ваши записи и напишем вам.' },
  },
  b2b: {
    pageTitle: 'Билеты для сотрудников',
    submission: 'Заявка на счёт',
    title: 'Заявка на билеты по счёту',
    send: 'Отправить заявку',
    labels: {
      inn: 'ИНН',
      kpp: 'КПП',
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
    sent: { title: 'Заявка получена', next: 'Спасибо. Менеджер ответит в течение рабочего дня.' },
  },
  contact: {
    pageTitle: 'Контакты',
    submission: 'Письмо',
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
    sent: { title: 'Письмо получено', next: 'Спасибо. Прочитаем и ответим туда, куда вы указали.' },
  },
} satisfies Record<FormName, SubmissionFormTexts>

/** `/star`: a program for the sign of the zodiac that one was born under. */
export const star = {
  title: 'Программа по знаку зодиака',
  description: 'Введите дату рождения, и звёзды подскажут, на какой концерт идти.',
  lead: 'Скажите, когда вы родились, а мы — на какой концерт звёзды вас зовут.',
  birthDate: 'Дата рождения',
  hint: 'Например, 27 3 2001. Из даты узнаём только знак, сама она нигде не остаётся',
  send: 'Узнать программу',
  isKnown: 'Знаете свой знак?',
  signs: 'Знаки зодиака',
  ofSign: (sign: string, program: string) => `${sign}: ${program}`,
  yourProgram: 'Ваша программа',
  nearest: 'Ближайший концерт',
  noDates: 'Новых дат у этой программы пока нет. Посмотрите, что оркестр играет сейчас.',
  noProgram: 'Звёзды ещё думают. Посмотрите, что оркестр играет сейчас.',
  toConcerts: 'Всё расписание',
  again: 'Ввести другую дату',
  otherSigns: 'Другие знаки',
}

/** The signs of `shared/zodiac.ts`. */
export const zodiac = {
  capricorn: 'Козерог',
  aquarius: 'Водолей',
  pisces: 'Рыбы',
  aries: 'Овен',
  taurus: 'Телец',
  gemini: 'Близнецы',
  cancer: 'Рак',
  leo: 'Лев',
  virgo: 'Дева',
  libra: 'Весы',
  scorpio: 'Скорпион',
  sagittarius: 'Стрелец',
}
