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

/** What fields say in every form of the site. */
export const formFields = {
  optional: 'необязательно',
  choose: 'Выберите',
  /** Label of the honeypot field, which people can't see: who hears it leaves the field empty. */
  leaveEmpty: 'Оставьте это поле пустым',
  consent: 'Согласен на обработку этих данных, чтобы получить ответ',
  consentMore: 'Что и как долго мы храним',
  day: 'День',
  month: 'Месяц',
  year: 'Год',
  sign: (sign: string) => `Знак зодиака: ${sign}`,
  showConcerts: 'Показать концерты города',
  notChosen: 'Ещё не выбрали',
  /** The only option where the concerts of the city can't be read now. */
  keptConcert: 'Концерт, который вы выбрали',
  concertsIn: (city: string) => `Показаны концерты города: ${city}`,
  noConcertsIn: (city: string) => `${city}: концертов с билетами пока нет, заявку можно отправить и так`,
  unknownCity: 'Такого города в расписании нет, заявку можно отправить и так',
}

/** Labels of required fields in the accusative: «Укажите почту». */
const accusatives: Readonly<Record<string, string>> = {
  Почта: 'почту',
  Телефон: 'телефон',
  Город: 'город',
  'Имя и фамилия': 'имя и фамилию',
  'Название компании': 'название компании',
  'Контактное лицо': 'контактное лицо',
  'Инструмент или голос': 'инструмент или голос',
  'Дата рождения': 'дату рождения',
  ИНН: 'ИНН',
  Пароль: 'пароль',
  'Новый пароль': 'новый пароль',
  'Нынешний пароль': 'нынешний пароль',
  Номер: 'номер',
  Школа: 'школу',
  'Название парка': 'название парка',
  'Название театра': 'название театра',
  'Первая запись': 'первую запись',
  'Почта или телефон': 'почту или телефон',
}

/** Returns a label that is a question as the end of a sentence («как вас зовут»); `undefined` for other labels. */
const toClause = (label: string) =>
  /^(?:Как|Кто|О\sчём|Сколько)\s/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : undefined

/** Messages about wrong answers in forms. Browsers load them, so other texts of forms are in other files. */
export const formFaults = {
  missing: (label: string) => {
    const clause = toClause(label)
    if (clause) return `Укажите, ${clause}`
    return accusatives[label] ? `Укажите ${accusatives[label]}` : `Заполните поле «${label}»`
  },
  long: (label: string, limit: string) =>
    `Сократите текст в поле «${label}»: помещается не больше ${limit} знаков`,
  email: () => 'Проверьте адрес почты: он пишется как name@example.com',
  phone: () =>
    'Проверьте номер телефона: цифры, можно с кодом страны и добавочным, как +7 900 000-00-00 доб. 12',
  'phone-length': () => 'Проверьте номер телефона: для этого кода страны в нём не столько цифр',
  choice: (label: string) => {
    const clause = toClause(label)
    return clause ? `Выберите, ${clause}` : `Сделайте выбор в поле «${label}»`
  },
  consent: () => 'Отметьте согласие, чтобы мы могли ответить',
  reach: () => 'Оставьте почту или телефон, чтобы мы могли ответить',
  tickets: () => 'Укажите число билетов: от 1 до 2000',
  people: () => 'Укажите, сколько вас: от 2 до 200',
  inn: () => 'Проверьте ИНН: в нём 10 или 12 цифр, и последние сходятся с остальными',
  'tax-number': () => 'Проверьте номер: в этой стране он выглядит иначе',
  kpp: () => 'Проверьте КПП: в нём 9 знаков',
  link: (label: string) => `Проверьте ссылку в поле «${label}»: она начинается с https://`,
  'link-login': (label: string) => `Уберите имя и пароль из ссылки в поле «${label}»`,
  'not-in-city': () => 'Этого концерта нет среди концертов города: выберите заново',
  number: () => 'Проверьте номер: в нём восемь знаков, латинские буквы и цифры',
  contact: () => 'Проверьте почту или телефон: name@example.com или +7 900 000-00-00',
  'password-short': () => 'Пароль короткий: нужно хотя бы 8 знаков',
  'password-long': () => 'Пароль слишком длинный: помещается 72 латинские буквы или 36 русских',
  'password-common': () => 'Этот пароль подбирают первым: придумайте другой',
  'no-day': (label: string) => `В поле «${label}» не хватает дня`,
  'no-month': (label: string) => `В поле «${label}» не хватает месяца`,
  'no-year': (label: string) => `В поле «${label}» не хватает года`,
  date: (label: string) => `Такой даты нет: проверьте поле «${label}»`,
  future: (label: string) => `Этот день ещё не наступил: проверьте поле «${label}»`,
  'too-young': () => 'Прослушивание открыто с 16 лет',
}

/** Texts of the page that returns a form which wasn't handled: the session had ended, or couldn't be read. */
export const unsent = {
  signedOut: 'Вы вышли, и ничего не отправлено',
  signedOutHint:
    'Написанное сохранено на этой странице. Войдите в новой вкладке, вернитесь сюда и отправьте ещё раз.',
  silent: 'Ничего не отправлено',
  silentHint:
    'Хранилище сейчас не отвечает. Написанное сохранено на этой странице: подождите минуту и отправьте ещё раз.',
  signIn: 'Войти в новой вкладке',
  typed: 'Вы написали',
  again: 'Отправить ещё раз',
}

/** What the site says once a form has been sent. */
export const sent = {
  number: 'Номер:',
  numberHint: 'По этому номеру мы найдём ваше письмо, если вы позвоните или напишете снова.',
  seeOrRemove: 'Посмотреть, что хранится, или удалить',
  toConcerts: 'Смотреть концерты',
}

/** The page on which one sees, takes along and removes what one has sent. */
export const findSent = {
  title: 'Что вы отправили',
  lead: 'Введите номер, который сайт показал после отправки, и почту или телефон из той же формы. Покажем, что хранится, и удалим, если попросите.',
  labels: { number: 'Номер', contact: 'Почта или телефон' },
  hints: { number: 'Восемь знаков, например K7MX 2PDA', contact: 'Как в форме, которую вы отправили' },
  send: 'Найти',
  /** One message, whether the number or the contact is wrong. */
  notFound: 'С таким номером и такой почтой или телефоном ничего нет. Проверьте и то и другое.',
  kept: (days: string) =>
    `На сайте отправленное лежит, пока не дойдёт до оркестра, и не меньше ${days}. То, что было раньше, оркестр удалит сам, если вы его попросите:`,
  writeToUs: 'написать нам',
  unavailable:
    'Хранилище сейчас не отвечает. Попробуйте через минуту: если просьба уже дошла, второй раз ничего не случится.',
  notSetUp: 'На этом сайте формы сейчас ничего не хранят, поэтому искать здесь нечего.',
  findAnother: 'Ввести другой номер',
  number: 'Номер',
  form: 'Форма',
  sentAt: 'Отправлено',
  state: 'Состояние',
  states: {
    received: 'Получено',
    'under-way': 'Получено, передаём оркестру',
    delivered: 'Передано оркестру',
    delayed: 'Получено, но передать оркестру пока не удалось',
  },
  answers: 'Что в форме',
  download: 'Скачать всё файлом JSON',
  remove: 'Удалить',
  question: 'Удалить насовсем?',
  questionHere: 'Сотрём всё сразу. Оркестр этого не увидит и ответить не сможет.',
  questionElsewhere: (days: string) =>
    `С сайта сотрём сразу. Оркестр это уже мог получить: попросим его удалить и у себя, на это есть ${days}.`,
  confirm: 'Да, удалить',
  removedTitle: 'Удалено',
  removedHere: 'Того, что вы отправили, больше нет: с сайта оно стёрто, а оркестру не передавалось.',
  removedElsewhere: (day: string) =>
    `С сайта всё стёрто. Просьба удалить копию, которую мог получить оркестр, записана. Её удалят не позже ${day}.`,
  toConcerts: 'Смотреть концерты',
}

/** What a form says of the check that a person fills it in. Whoever can't pass it may send all the same. */
export const challenge = {
  asking:
    'Отметьте, что вы не программа. Если не получается, отправляйте и так: мы проверим сами, но ответ может прийти позже.',
  failed:
    'Проверка от спама не загрузилась. Отправляйте и так: мы проверим сами, но ответ может прийти позже.',
  withoutScript:
    'Проверка от спама работает только с JavaScript. Без неё мы проверим сами, но ответ может прийти позже.',
}
