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
