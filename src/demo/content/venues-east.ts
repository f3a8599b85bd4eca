import type { AuthoredVenue } from './authored.ts'

/** Halls of the Urals, Siberia and the Russian Far East. */
export const venuesOfEasternRussia: AuthoredVenue[] = [
  {
    slug: 'sverdlovsk-philharmonic',
    city: 'yekaterinburg',
    latitude: 56.8432,
    longitude: 60.616,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 708, kind: 'opera' }],
    text: {
      ru: {
        name: 'Свердловская филармония',
        address: 'ул. Карла Либкнехта, 38А',
        description:
          'Здание делового клуба 1920-х годов с лепниной, орган за сценой и публика, которая ходит сюда поколениями. Филармония славится своим оркестром, и играть перед его слушателями — экзамен, который мы сдаём каждый сезон.\n\nСвободная рассадка на хорах стоит недорого: там сидят студенты консерватории и те, кто знает секрет.',
      },
      en: {
        name: 'Sverdlovsk Philharmonic',
        address: '38A Karla Libknekhta Street',
        description:
          'A business club of the 1920s with stucco, an organ behind the stage, and an audience that has been coming for generations. The house is famous for its own orchestra, so playing for its listeners is an exam that we take every season.\n\nUnreserved seats in the gallery are inexpensive: that is where the conservatoire’s students sit, with those who know the secret.',
      },
    },
  },
  {
    slug: 'yekaterinburg-kosmos',
    city: 'yekaterinburg',
    latitude: 56.8486,
    longitude: 60.5983,
    halls: [{ name: { ru: 'Большой зал', en: 'Main Hall' }, seats: 2000, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Киноконцертный театр «Космос»',
        address: 'ул. Дзержинского, 2',
        description:
          'Стеклянный фасад на берегу городского пруда, две тысячи мест и один из самых больших киноэкранов Урала. Космическим программам название подходит лучше всех.',
      },
      en: {
        name: 'Kosmos Cinema and Concert Theatre',
        address: '2 Dzerzhinskogo Street',
        description:
          'A glass front on the city pond, two thousand seats and one of the largest cinema screens of the Urals. No name suits our space programs better.',
      },
    },
  },
  {
    slug: 'novosibirsk-katz-hall',
    city: 'novosibirsk',
    latitude: 55.0226,
    longitude: 82.9219,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 950, kind: 'modern' },
      { name: { ru: 'Камерный зал', en: 'Chamber Hall' }, seats: 230, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Концертный зал имени А. М. Каца',
        address: 'Красный просп., 18/1',
        description:
          'Арнольд Кац создал Новосибирский симфонический оркестр и полвека стоял у его пульта. Зал, построенный в 2013 году, назвали в его честь.\n\nСвет здесь тёплый, кресла широкие, а литавры слышно спиной. Рядом Первомайский сквер, где летом репетируют все подряд.',
      },
      en: {
        name: 'Katz Concert Hall',
        address: '18/1 Krasny Avenue',
        description:
          'Arnold Katz founded the Novosibirsk Philharmonic Orchestra and led it for half a century. The hall, built in 2013, bears his name.\n\nThe light is warm, the seats are wide, and you feel the timpani in your back. Next to it is the Pervomaysky garden, where everybody seems to rehearse in summer.',
      },
    },
  },
  {
    slug: 'novosibirsk-railway-palace',
    city: 'novosibirsk',
    latitude: 55.0383,
    longitude: 82.8995,
    halls: [{ name: { ru: 'Зрительный зал', en: 'Auditorium' }, seats: 1200, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Дворец культуры железнодорожников',
        address: 'ул. Челюскинцев, 11',
        description:
          'В двух шагах от вокзала Новосибирск-Главный, так что некоторые слушатели приходят прямо с поезда, с чемоданом. В гардеробе к этому привыкли.\n\nДК держит большой оркестр, экран и рок-группу одновременно, поэтому игровые программы мы чаще играем здесь.',
      },
      en: {
        name: 'Railway Workers’ Palace of Culture',
        address: '11 Chelyuskintsev Street',
        description:
          'The main railway station is just across the road, and some of our listeners come straight from the train with a suitcase. The cloakroom is used to it.\n\nThe stage holds an orchestra, a screen and a rock band at once, so this is where our game programs usually go.',
      },
    },
  },
  {
    slug: 'chelyabinsk-prokofiev-hall',
    city: 'chelyabinsk',
    latitude: 55.1673,
    longitude: 61.3985,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 980, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Концертный зал имени С. С. Прокофьева',
        address: 'ул. Труда, 92А',
        description:
          'Главная сцена Челябинской филармонии на берегу Миасса. Прокофьев писал для кино больше, чем принято помнить, и на бис мы здесь почти всегда играем что-нибудь из «Александра Невского».',
      },
      en: {
        name: 'Prokofiev Concert Hall',
        address: '92A Truda Street',
        description:
          'The main stage of the Chelyabinsk Philharmonic, on the bank of the Miass. Prokofiev wrote more for the cinema than people remember, and our encore here is nearly always something from Alexander Nevsky.',
      },
    },
  },
  {
    slug: 'ufa-bashkortostan-hall',
    city: 'ufa',
    latitude: 54.7363,
    longitude: 55.9512,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 965, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Концертный зал «Башкортостан»',
        address: 'ул. Ленина, 50',
        description:
          'Просторный зал в центре Уфы, где привыкли и к симфониям, и к курайистам. Один раз курай сыграл вместе с нами тему из фильма, и с тех пор мы каждый раз зовём местного солиста.',
      },
      en: {
        name: 'Bashkortostan Concert Hall',
        address: '50 Lenina Street',
        description:
          'A spacious hall in the centre of Ufa, at home with symphonies and with the kurai, the Bashkir flute. A kurai player once joined us for a film theme, and we have invited a local soloist ever since.',
      },
    },
  },
  {
    slug: 'perm-organ-hall',
    city: 'perm',
    latitude: 58.0093,
    longitude: 56.227,
    halls: [
      { name: { ru: 'Органный концертный зал', en: 'Organ Concert Hall' }, seats: 450, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Органный зал Пермской филармонии',
        address: 'ул. Ленина, 51Б',
        description:
          'Светлое дерево, крутой амфитеатр и орган во всю стену. В Перми орган вступает почти в каждой нашей программе: слушатели огорчаются, если он молчит.\n\nДо эспланады с фонтаном отсюда пара минут, после концерта там красиво в любое время года.',
      },
      en: {
        name: 'Perm Organ Hall',
        address: '51B Lenina Street',
        description:
          'Pale wood, steep rows and an organ that fills the wall. In Perm it joins nearly every program of ours, since the listeners are sad when it keeps silent.\n\nThe esplanade with its fountain is a couple of minutes away and worth seeing after the concert in any season.',
      },
    },
  },
  {
    slug: 'krasnoyarsk-philharmonic',
    city: 'krasnoyarsk',
    latitude: 56.009,
    longitude: 92.896,
    halls: [
      { name: { ru: 'Большой концертный зал', en: 'Grand Concert Hall' }, seats: 1590, kind: 'theatre' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 445, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Красноярская филармония',
        address: 'пл. Мира, 2Б',
        description:
          'Дом стоит на Стрелке, где Кача впадает в Енисей, и смотрит сразу в обе стороны: на реку и на город. Зимой над незамерзающим Енисеем стоит пар, и фойе превращается в лучшую смотровую площадку.',
      },
      en: {
        name: 'Krasnoyarsk Philharmonic',
        address: '2B Mira Square',
        description:
          'The house stands where the Kacha meets the Yenisei and looks both ways, at the river and at the city. In winter mist hangs over the Yenisei, which never freezes here, and the foyer becomes the best viewpoint in town.',
      },
    },
  },
  {
    slug: 'omsk-philharmonic',
    city: 'omsk',
    latitude: 54.9824,
    longitude: 73.3744,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 990, kind: 'modern' }],
    text: {
      ru: {
        name: 'Омская филармония',
        address: 'ул. Ленина, 27А',
        description:
          'Зал после большой реконструкции звучит так, будто его настраивали вместе с роялем. Омская филармония старше многих сибирских оркестров, и архив афиш в фойе можно читать до третьего звонка.',
      },
      en: {
        name: 'Omsk Philharmonic',
        address: '27A Lenina Street',
        description:
          'Since its great rebuilding the hall sounds as if it had been tuned together with the piano. The philharmonic is older than many Siberian orchestras, and the posters in the foyer will keep you reading until the third bell.',
      },
    },
  },
  {
    slug: 'tomsk-philharmonic',
    city: 'tomsk',
    latitude: 56.489,
    longitude: 84.9505,
    halls: [
      { name: { ru: 'Большой концертный зал', en: 'Grand Concert Hall' }, seats: 950, kind: 'theatre' },
      { name: { ru: 'Камерный зал', en: 'Chamber Hall' }, seats: 160, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Томская филармония',
        address: 'пл. Ленина, 1',
        description:
          'В Томске учится каждый пятый, и зал это чувствует: на балконе конспекты, в антракте споры, какая редакция саундтрека лучше. Для студентов есть билеты по специальной цене, спросите в кассе.\n\nКонцертный зал стоит над Томью, рядом с Воскресенской горой.',
      },
      en: {
        name: 'Tomsk Philharmonic',
        address: '1 Lenina Square',
        description:
          'Tomsk is a city of students, and the hall knows it: lecture notes in the balcony, and in the interval an argument about the better version of a score. Students pay less; ask at the box office.\n\nThe hall stands above the Tom, near Resurrection Hill.',
      },
    },
  },
  {
    slug: 'tyumen-philharmonic',
    city: 'tyumen',
    latitude: 57.1553,
    longitude: 65.536,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1113, kind: 'modern' }],
    text: {
      ru: {
        name: 'Тюменская филармония',
        address: 'ул. Республики, 34',
        description:
          'Один из самых комфортных залов Урала и Сибири: шаг между рядами такой, что опоздавшие проходят, никого не поднимая. Впрочем, после третьего звонка мы всё равно просим подождать паузы.',
      },
      en: {
        name: 'Tyumen Philharmonic',
        address: '34 Respubliki Street',
        description:
          'One of the most comfortable halls of western Siberia: the rows are so far apart that latecomers pass without anyone getting up. After the third bell, though, we still ask you to wait for a pause.',
      },
    },
  },
  {
    slug: 'irkutsk-zagursky-theatre',
    city: 'irkutsk',
    latitude: 52.2738,
    longitude: 104.2919,
    halls: [
      { name: { ru: 'Большая сцена', en: 'Main Stage' }, seats: 1000, kind: 'opera' },
      { name: { ru: 'Камерная сцена', en: 'Studio Stage' }, seats: 120, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Музыкальный театр имени Н. М. Загурского',
        address: 'ул. Седова, 29',
        description:
          'Оперетта, балет, мюзикл и раз в сезон наш оркестр вместо театрального, на сцене, а не в яме. За кулисами тут чинят декорации к трём спектаклям сразу, и однажды дракон из детской сказки постоял у нас на заднем плане всю вторую половину.\n\nДо Байкала отсюда час на машине. Планируйте выходные.',
      },
      en: {
        name: 'Zagursky Musical Theatre',
        address: '29 Sedova Street',
        description:
          'Operetta, ballet, musicals, and once a season our orchestra, on the stage instead of in the pit. Backstage they mend the sets of three shows at once, and a dragon from a children’s tale once stood behind us for a whole second half.\n\nLake Baikal is an hour’s drive away. Plan a weekend.',
      },
    },
  },
  {
    slug: 'primorsky-mariinsky',
    city: 'vladivostok',
    latitude: 43.101,
    longitude: 131.8985,
    halls: [
      { name: { ru: 'Большой зал', en: 'Great Hall' }, seats: 1356, kind: 'opera' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 312, kind: 'opera' },
    ],
    text: {
      ru: {
        name: 'Приморская сцена Мариинского театра',
        address: 'ул. Фастовская, 20',
        description:
          'Стеклянный куб над бухтой Золотой Рог: ночью он светится, как лампа, и его видно с моста. Внутри — зал-подкова тёмного дерева.\n\nКогда в Москве полдень, здесь уже третий звонок. Время на странице концерта всегда владивостокское.',
      },
      en: {
        name: 'Primorsky Stage of the Mariinsky Theatre',
        address: '20 Fastovskaya Street',
        description:
          'A glass cube above Golden Horn Bay that glows like a lamp at night and is seen from the bridge. Inside is a horseshoe of dark wood.\n\nWhen it is noon in Moscow, the third bell rings here. The time on the concert page is always Vladivostok’s.',
      },
    },
  },
  {
    slug: 'khabarovsk-philharmonic',
    city: 'khabarovsk',
    latitude: 48.4728,
    longitude: 135.0516,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 410, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Хабаровская филармония',
        address: 'ул. Шевченко, 7',
        description:
          'Старинное здание у парка на берегу Амура, рядом с утёсом и музеями. На Дальний Восток мы летаем с лёгким составом, поэтому хабаровские концерты камерные, а репертуар слушатели выбирают голосованием.',
      },
      en: {
        name: 'Khabarovsk Philharmonic',
        address: '7 Shevchenko Street',
        description:
          'An old building by the park on the bank of the Amur, next to the cliff and the museums. We fly to the Far East with a light ensemble, so concerts in Khabarovsk are intimate, and the listeners choose the music by vote.',
      },
    },
  },
  {
    slug: 'altai-philharmonic',
    city: 'barnaul',
    latitude: 53.3297,
    longitude: 83.788,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 480, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Филармония Алтайского края',
        address: 'ул. Ползунова, 35',
        description:
          'Исторический дом в старой части Барнаула. Зал небольшой, сцена тоже: контрабасы стоят почти в кулисах, зато каждый соло-инструмент звучит как в собственной комнате.\n\nИз Новосибирска мы приезжаем сюда на следующий день после концерта, автобусом вдоль бора.',
      },
      en: {
        name: 'Altai Philharmonic',
        address: '35 Polzunova Street',
        description:
          'A historic house in the old part of Barnaul. The hall is small and so is the stage: the double basses stand almost in the wings, but every solo sounds as if in your own room.\n\nWe come from Novosibirsk by coach the day after the concert there, along the edge of the pine forest.',
      },
    },
  },
]
