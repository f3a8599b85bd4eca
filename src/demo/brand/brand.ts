import { defineBrand } from '../../brand/define-brand.ts'

/** The demo orchestra «Полутон»: film, anime and game music, at home in Moscow. */
export const brand = defineBrand({
  languages: ['ru', 'en', 'th'],
  names: {
    ru: {
      name: 'Полутон',
      fullName: 'Оркестр «Полутон»',
      fullNameInText: 'оркестр «Полутон»',
      fullNameGenitive: 'оркестра «Полутон»',
      tagline: 'Музыка кино, аниме и игр вживую',
      title: 'Оркестр «Полутон» — музыка кино, аниме и игр вживую',
      description:
        'Симфонический оркестр «Полутон»: музыка кино, аниме и компьютерных игр. Более 30 программ, более 700 концертов в 2022 году.',
      copyrightHolder: 'Оркестр «Полутон»',
    },
    en: {
      name: 'Poluton',
      fullName: 'Poluton Orchestra',
      fullNameInText: 'the Poluton Orchestra',
      tagline: 'Film, anime and game music live',
      title: 'Poluton Orchestra — film, anime and game music live',
      description:
        'Poluton is a symphony orchestra that plays film, anime and game music. More than 30 programs, more than 700 concerts in 2022.',
      copyrightHolder: 'Poluton Orchestra',
    },
    th: {
      name: 'Poluton',
      fullName: 'วงออร์เคสตรา Poluton',
      tagline: 'ดนตรีภาพยนตร์ อนิเมะ และเกม แสดงสด',
      title: 'วงออร์เคสตรา Poluton — ดนตรีภาพยนตร์ อนิเมะ และเกม แสดงสด',
      description:
        'วงซิมโฟนีออร์เคสตรา Poluton บรรเลงดนตรีภาพยนตร์ อนิเมะ และเกม มีมากกว่า 30 โปรแกรม และกว่า 700 คอนเสิร์ตในปี 2565',
      copyrightHolder: 'วงออร์เคสตรา Poluton',
    },
  },
  home: { citySlug: 'moscow', countryCode: 'ru', timeZone: 'Europe/Moscow' },
  firstCities: ['moscow', 'saint-petersburg'],
  organisers: {
    5: {
      name: 'ООО «Полутон»',
      names: { en: 'Poluton LLC' },
      inn: '7701234567',
      ogrn: '1187746123456',
      address: '101000, г. Москва, Нотный переулок, д. 12, стр. 1',
      addresses: { en: '12 building 1, Notny Lane, Moscow 101000, Russia' },
      email: 'tickets@poluton.example',
      phone: '+7 495 000-12-12',
      refundDays: 10,
    },
    3: {
      name: 'ИП Соколова А. В.',
      names: { en: 'A. V. Sokolova, sole trader' },
      inn: '770112345678',
      ogrn: '318774600123456',
      address: '101000, г. Москва, Нотный переулок, д. 12, стр. 1, офис 3',
      addresses: { en: 'Office 3, 12 building 1, Notny Lane, Moscow 101000, Russia' },
      email: 'tour@poluton.example',
      phone: '+7 495 000-12-13',
      refundDays: 10,
    },
  },
  productionHosts: ['poluton.example', 'www.poluton.example'],
  tickets: [
    { provider: 'intickets', host: 'iframeab-pre0000.intickets.ru' },
    { provider: 'intickets', host: 'tickets.poluton.example' },
  ],
  shareNetworks: [
    ...(['telegram', 'vk', 'whatsapp', 'odnoklassniki', 'viber', 'line', 'facebook'] as const),
    ...(['twitter', 'pinterest', 'linkedin', 'reddit', 'email', 'sms'] as const),
  ],
  embeds: ['youtube', 'vk', 'rutube', 'yandex', 'spotify'],
  menus: {
    header: ['concerts', 'programs', 'cities', 'venues', 'news', 'about'],
    panel: ['concerts', 'programs', 'cities', 'venues', 'news', 'about', 'saved', 'qa', 'contact'],
    footer: [
      ...['concerts', 'programs', 'cities', 'venues', 'news', 'votes', 'wishes'],
      ...['about', 'qa', 'contact', 'b2b', 'cast', 'charity', 'services', 'security', 'poster', 'saved'],
    ],
  },
  links: { help: '/help', rules: '/rules', offer: '/offer', access: '/qa/accessibility' },
  culturePass: {
    names: { ru: 'Пушкинская карта', en: 'Pushkin Card', th: 'บัตรพุชกิน' },
    path: '/qa/pushkin-card',
  },
  fixedPages: { finomi: { path: '/venues/finomi', hasShareImage: true } },
  repertoires: [
    { key: 'film', names: { ru: 'Музыка кино', en: 'Film score', th: 'ดนตรีภาพยนตร์' } },
    { key: 'anime', names: { ru: 'Музыка аниме', en: 'Anime music', th: 'ดนตรีอนิเมะ' } },
    { key: 'game', names: { ru: 'Музыка игр', en: 'Video game music', th: 'ดนตรีเกม' } },
  ],
  figures: [],
  cityNames: [
    ['санкт-петербург', 'спб', 'питер', 'spb', 'st petersburg'],
    ['москва', 'мск', 'msk'],
    ['екатеринбург', 'екб', 'ekb', 'ekaterinburg'],
    ['нижний новгород', 'нн'],
    ['новосибирск', 'нск'],
    ['ростов-на-дону', 'рнд'],
    ['набережные челны', 'челны'],
  ],
  synonyms: [
    ['лотр', 'вк', 'lotr', 'властелин колец', 'lord of the rings'],
    ['гп', 'hp', 'гарри поттер', 'harry potter'],
    ['пкм', 'potc', 'пираты карибского моря', 'pirates of the caribbean'],
    ['зв', 'sw', 'звездные войны', 'star wars'],
    ['фф', 'ff', 'файнал фэнтези', 'финал фэнтези', 'final fantasy'],
    ['снк', 'snk', 'аот', 'aot', 'атака титанов', 'attack on titan'],
    ['нге', 'nge', 'евангелион', 'evangelion'],
    ['хомм', 'гмм', 'homm', 'герои меча и магии', 'heroes of might and magic'],
    ['сайлент хилл', 'silent hill'],
    ['нинтендо', 'nintendo'],
  ],
})
