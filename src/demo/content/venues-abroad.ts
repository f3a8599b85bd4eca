import type { AuthoredVenue } from './authored.ts'

/** Halls outside Russia, by country in the order of `cities.ts`. */
export const venuesAbroad: AuthoredVenue[] = [
  {
    slug: 'thailand-cultural-centre',
    city: 'bangkok',
    latitude: 13.7667,
    longitude: 100.5711,
    halls: [
      { name: { ru: 'Большой зал', en: 'Main Hall', th: 'หอประชุมใหญ่' }, seats: 2000, kind: 'theatre' },
      { name: { ru: 'Малый зал', en: 'Small Hall', th: 'หอประชุมเล็ก' }, seats: 500, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Культурный центр Таиланда',
        address: '14, Тхиам Руам Мит, Хуайкхванг',
        description:
          'Главная государственная сцена Бангкока: сюда приезжают фестивали, оперы и симфонические оркестры со всего света. Зал большой, кондиционеры работают на совесть, поэтому возьмите с собой кофту.\n\nСтанция метро так и называется, Thailand Cultural Centre. От выхода 1 идти минут десять.',
      },
      en: {
        name: 'Thailand Cultural Centre',
        address: '14 Thiam Ruam Mit Road, Huai Khwang',
        description:
          'This is the principal national stage of Bangkok, where festivals, operas and orchestras from all over the world play. The hall is large and the air conditioning is serious, so bring a cardigan.\n\nThe MRT station has the same name; it is about ten minutes on foot from exit 1.',
      },
      th: {
        name: 'ศูนย์วัฒนธรรมแห่งประเทศไทย',
        address: '14 ถนนเทียมร่วมมิตร เขตห้วยขวาง กรุงเทพมหานคร 10310',
        description:
          'เวทีหลักของกรุงเทพฯ ที่ต้อนรับเทศกาลดนตรี โอเปรา และวงออร์เคสตราจากทั่วโลก หอประชุมใหญ่จุได้ราวสองพันที่นั่ง เครื่องปรับอากาศเย็นมาก แนะนำให้นำเสื้อคลุมมาด้วย\n\nลงรถไฟฟ้า MRT สถานีศูนย์วัฒนธรรมแห่งประเทศไทย ทางออก 1 แล้วเดินต่ออีกประมาณสิบนาที',
      },
    },
  },
  {
    slug: 'chulalongkorn-auditorium',
    city: 'bangkok',
    latitude: 13.7385,
    longitude: 100.533,
    halls: [{ name: { ru: 'Большой зал', en: 'Auditorium', th: 'หอประชุมใหญ่' }, seats: 1600, kind: 'opera' }],
    text: {
      ru: {
        name: 'Зал Университета Чулалонгкорна',
        address: '254, Пхая Тхай, Патхумван',
        description:
          'Тайская крыша, белые стены, старые деревья вокруг газона: зал старейшего университета страны открылся в 1939 году и с тех пор видел королевские концерты и выпускные.\n\nПоловина зала на наших концертах — студенты, и слова главной темы они знают лучше хора.',
      },
      en: {
        name: 'Chulalongkorn University Auditorium',
        address: '254 Phayathai Road, Pathum Wan',
        description:
          'A Thai roof, white walls and old trees around a lawn: the auditorium of the country’s oldest university opened in 1939 and has seen royal concerts and graduations ever since.\n\nHalf of our audience here are students, and they know the words of the main theme better than the choir.',
      },
      th: {
        name: 'หอประชุมจุฬาลงกรณ์มหาวิทยาลัย',
        address: '254 ถนนพญาไท แขวงวังใหม่ เขตปทุมวัน กรุงเทพมหานคร 10330',
        description:
          'หลังคาทรงไทย ผนังสีขาว และต้นไม้เก่าแก่รอบสนามหญ้า หอประชุมของมหาวิทยาลัยที่เก่าแก่ที่สุดของประเทศเปิดใช้ในปี 2482 และผ่านทั้งคอนเสิร์ตสำคัญและพิธีรับปริญญามานับไม่ถ้วน\n\nผู้ฟังครึ่งหนึ่งของเราที่นี่เป็นนิสิต ซึ่งจำเนื้อเพลงธีมหลักได้แม่นยำกว่าคณะประสานเสียงเสียอีก',
      },
    },
  },
  {
    slug: 'chiang-mai-university-auditorium',
    city: 'chiang-mai',
    latitude: 18.8055,
    longitude: 98.952,
    halls: [{ name: { ru: 'Зал', en: 'Auditorium', th: 'หอประชุม' }, seats: 1800, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Зал Чиангмайского университета',
        address: '239, Хуай Кео, Сутхеп',
        description:
          'Кампус у подножия горы Дойсутхеп, где вечером поют цикады и пахнет плюмерией. Зал невысокий и широкий, оркестр сидит близко к зрителям.\n\nПосле концерта красные грузовички-сонгтео ждут у ворот и довезут до старого города.',
      },
      en: {
        name: 'Chiang Mai University Auditorium',
        address: '239 Huay Kaew Road, Suthep',
        description:
          'The campus lies at the foot of Doi Suthep; in the evening there are cicadas and the scent of frangipani. The hall is low and wide, and the orchestra sits close to the audience.\n\nRed songthaews wait at the gate after the concert and take you to the old town.',
      },
      th: {
        name: 'หอประชุมมหาวิทยาลัยเชียงใหม่',
        address: '239 ถนนห้วยแก้ว ตำบลสุเทพ อำเภอเมืองเชียงใหม่ เชียงใหม่ 50200',
        description:
          'มหาวิทยาลัยเชิงดอยสุเทพ ยามเย็นมีเสียงจักจั่นและกลิ่นดอกลั่นทม หอประชุมกว้างและไม่สูงนัก วงดนตรีจึงอยู่ใกล้ผู้ฟัง\n\nหลังจบการแสดงมีรถแดงจอดรอที่หน้าประตู พร้อมพาคุณกลับเข้าเมืองเก่า',
      },
    },
  },
  {
    slug: 'peach-pattaya',
    city: 'pattaya',
    latitude: 12.9217,
    longitude: 100.8595,
    halls: [{ name: { ru: 'Большой зал', en: 'Main Hall', th: 'ฮอลล์ใหญ่' }, seats: 4500, kind: 'arena' }],
    text: {
      ru: {
        name: 'Pattaya Exhibition and Convention Hall',
        address: '353, Пхра Тамнак',
        description:
          'Конгресс-холл PEACH на мысе Роял-Клифф, над морем. Огромное помещение без колонн мы делим пополам: экран и оркестр с одной стороны, кресла с другой, звук распределён по залу.\n\nПеред началом стоит выйти на террасу: закат здесь часть программы.',
      },
      en: {
        name: 'Pattaya Exhibition and Convention Hall',
        address: '353 Phra Tamnak Road',
        description:
          'PEACH stands on the Royal Cliff headland above the sea. It is one vast room without a column, and we divide it in two: screen and orchestra on one side, seats on the other, with the sound spread evenly.\n\nStep out onto the terrace before the start, since the sunset is part of the program.',
      },
      th: {
        name: 'ศูนย์ประชุมพีช พัทยา',
        address: '353 ถนนพระตำหนัก เมืองพัทยา อำเภอบางละมุง ชลบุรี 20150',
        description:
          'ศูนย์ประชุมพีชตั้งอยู่บนแหลมรอยัลคลิฟเหนือทะเล ภายในเป็นฮอลล์กว้างไร้เสา เราแบ่งพื้นที่เป็นสองส่วน ฝั่งหนึ่งเป็นจอภาพและวงออร์เคสตรา อีกฝั่งเป็นที่นั่ง เสียงกระจายทั่วถึงทุกแถว\n\nก่อนเริ่มการแสดง ลองออกไปที่ระเบียง พระอาทิตย์ตกที่นี่คือส่วนหนึ่งของโปรแกรม',
      },
    },
  },
  {
    slug: 'phuket-rajabhat-auditorium',
    city: 'phuket',
    latitude: 7.9103,
    longitude: 98.3861,
    halls: [{ name: { ru: 'Зал', en: 'Auditorium', th: 'หอประชุม' }, seats: 1200, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Зал Университета Раджабхат',
        address: '21, Тепкасаттри, Ратсада',
        description:
          'Университетский зал к северу от старого города. Сюда приезжают со всего острова: из Раваи, с Патонга, даже паромом с Пхи-Пхи, поэтому мы начинаем вовремя, но первую пьесу выбираем такую, чтобы под неё можно было тихо войти.',
      },
      en: {
        name: 'Phuket Rajabhat University Auditorium',
        address: '21 Thepkasattri Road, Ratsada',
        description:
          'A university hall north of the old town. People come from all over the island, from Rawai and Patong, even by ferry from Phi Phi. So we start on time but choose a first piece that forgives a quiet late entrance.',
      },
      th: {
        name: 'หอประชุมมหาวิทยาลัยราชภัฏภูเก็ต',
        address: '21 ถนนเทพกระษัตรี ตำบลรัษฎา อำเภอเมืองภูเก็ต ภูเก็ต 83000',
        description:
          'หอประชุมของมหาวิทยาลัยทางเหนือของย่านเมืองเก่า ผู้ฟังเดินทางมาจากทั่วเกาะ ทั้งราไวย์ ป่าตอง หรือแม้แต่นั่งเรือมาจากเกาะพีพี เราเริ่มตรงเวลาเสมอ แต่เลือกเพลงแรกให้ผู้ที่มาช้าเดินเข้าห้องได้อย่างเงียบ ๆ',
      },
    },
  },
  {
    slug: 'almaty-palace-of-republic',
    city: 'almaty',
    latitude: 43.2444,
    longitude: 76.9575,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 2500, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Дворец Республики',
        address: 'просп. Достык, 56',
        description:
          'Широкая крыша над колоннами, площадь с фонтанами и горы в конце проспекта: это место знает каждый алматинец. Рядом нижняя станция канатной дороги на Кок-Тобе.\n\nВо Дворце мы играем программы с экраном и хором. Балкон высокий, но звук до него доходит полностью.',
      },
      en: {
        name: 'Palace of the Republic',
        address: '56 Dostyk Avenue',
        description:
          'A wide roof on columns, a square with fountains, and mountains at the end of the avenue: everyone in Almaty knows the place. The cable car to Kok Tobe starts next door.\n\nWe bring programs with screen and choir to the Palace. The balcony is high, but nothing gets lost on the way up.',
      },
    },
  },
  {
    slug: 'astana-opera',
    city: 'astana',
    latitude: 51.1357,
    longitude: 71.4106,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1250, kind: 'opera' },
      { name: { ru: 'Камерный зал', en: 'Chamber Hall' }, seats: 250, kind: 'opera' },
    ],
    text: {
      ru: {
        name: '«Астана Опера»',
        address: 'просп. Динмухамеда Кунаева, 1',
        description:
          'Театр открылся в 2013 году и сделан по правилам старых оперных домов: подкова ярусов, бархат, огромная люстра. Для оркестра, который обычно играет с экраном, это редкий случай остаться с одной музыкой.\n\nДресс-код не строгий, но астанинцы одеваются красиво.',
      },
      en: {
        name: 'Astana Opera',
        address: '1 Dinmukhamed Kunayev Avenue',
        description:
          'The theatre opened in 2013 and follows the rules of the old opera houses: a horseshoe of tiers, velvet, a huge chandelier. For an orchestra that mostly plays with a screen it is a rare chance to be alone with the music.\n\nThere is no strict dress code, but Astana dresses up.',
      },
    },
  },
  {
    slug: 'karaganda-shalkyma',
    city: 'karaganda',
    latitude: 49.803,
    longitude: 73.088,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 430, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Концертный зал «Шалкыма»',
        address: 'бул. Мира, 19',
        description:
          'Дом карагандинских оркестров: здесь репетируют и симфонический, и оркестр казахских инструментов. Когда мы приезжаем, домбристы садятся в последние ряды, а на бис иногда выходят к нам.',
      },
      en: {
        name: 'Shalkyma Concert Hall',
        address: '19 Mira Boulevard',
        description:
          'The home of Karaganda’s orchestras, the symphonic one and that of Kazakh instruments. When we come to town, the dombra players take the back rows, and sometimes they join us for the encore.',
      },
    },
  },
  {
    slug: 'belarusian-philharmonic',
    city: 'minsk',
    latitude: 53.9157,
    longitude: 27.5832,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 690, kind: 'opera' },
      { name: { ru: 'Малый зал имени Г. Ширмы', en: 'Shirma Small Hall' }, seats: 190, kind: 'opera' },
    ],
    text: {
      ru: {
        name: 'Белорусская филармония',
        address: 'просп. Независимости, 50',
        description:
          'Филармония на площади Якуба Коласа: колонны снаружи, светлое дерево и орган внутри. Акустика в Большом зале такая, что усиление мы почти не включаем.\n\nНа выходные к нашим концертам приезжают из других городов, поэтому билеты на субботу кончаются первыми.',
      },
      en: {
        name: 'Belarusian State Philharmonic',
        address: '50 Nezavisimosti Avenue',
        description:
          'The philharmonic on Yakub Kolas Square: columns outside, pale wood and an organ within. The acoustics of the Grand Hall are such that we hardly switch on any amplification.\n\nSaturdays sell out first, since people come for the weekend from other cities.',
      },
    },
  },
  {
    slug: 'minsk-palace-of-republic',
    city: 'minsk',
    latitude: 53.9027,
    longitude: 27.5613,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 2700, kind: 'modern' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 470, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Дворец Республики',
        address: 'Октябрьская пл., 1',
        description:
          'Самая большая концертная сцена Минска: станция метро «Октябрьская» под площадью, нулевой километр перед входом. Сюда встают хор, экран во всю ширину и весь наш свет.',
      },
      en: {
        name: 'Palace of the Republic',
        address: '1 Oktyabrskaya Square',
        description:
          'The largest concert stage of Minsk, with a metro station beneath the square and the country’s kilometre zero in front of the doors. It takes a choir, a screen of full width and all of our lights.',
      },
    },
  },
  {
    slug: 'gomel-culture-centre',
    city: 'gomel',
    latitude: 52.428,
    longitude: 31.008,
    halls: [{ name: { ru: 'Большой зал', en: 'Main Hall' }, seats: 890, kind: 'theatre' }],
    text: {
      ru: {
        name: 'Общественно-культурный центр',
        address: 'ул. Ирининская, 16',
        description:
          'Большая сцена областного центра в двух кварталах от дворцово-паркового ансамбля Румянцевых и Паскевичей. На наши концерты сюда едут из Речицы и Мозыря, поэтому бисы в Гомеле мы играем с оглядкой на последнюю электричку.',
      },
      en: {
        name: 'Gomel Community and Culture Centre',
        address: '16 Irininskaya Street',
        description:
          'A big regional stage two blocks from the Rumyantsev–Paskevich palace and its park. Listeners come from Rechitsa and Mozyr, so in Gomel we play our encores with an eye on the last train.',
      },
    },
  },
  {
    slug: 'aram-khachaturian-hall',
    city: 'yerevan',
    latitude: 40.1862,
    longitude: 44.5152,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1400, kind: 'opera' }],
    text: {
      ru: {
        name: 'Концертный зал имени Арама Хачатуряна',
        address: 'просп. Маштоца, 46',
        description:
          'Одна из двух половин знаменитого здания Александра Таманяна: с одной стороны опера, с другой филармонический зал. Имя Хачатуряна обязывает, и без «Спартака» или «Маскарада» на бис нас отсюда не отпускают.\n\nПосле концерта весь Ереван сидит в кафе на площади Свободы. Присоединяйтесь.',
      },
      en: {
        name: 'Aram Khachaturian Concert Hall',
        address: '46 Mashtots Avenue',
        description:
          'One half of Alexander Tamanian’s famous building: the opera on one side, the philharmonic hall on the other. The name obliges, and nobody lets us go without Spartacus or Masquerade as an encore.\n\nAfterwards all of Yerevan sits in the cafés on Freedom Square. Join them.',
      },
    },
  },
  {
    slug: 'tbilisi-concert-hall',
    city: 'tbilisi',
    latitude: 41.7096,
    longitude: 44.7808,
    halls: [{ name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 2300, kind: 'modern' }],
    text: {
      ru: {
        name: 'Тбилисский концертный зал',
        address: 'ул. Меликишвили, 1',
        description:
          'Круглое стеклянное здание, которое все по привычке называют Филармонией. Встречаются здесь у «Музы», бронзовой фигуры Мераба Бердзенишвили перед входом.\n\nСцена открыта почти со всех сторон, и музыканты видят зал так же хорошо, как зал музыкантов.',
      },
      en: {
        name: 'Tbilisi Concert Hall',
        address: '1 Melikishvili Street',
        description:
          'A round glass building that everybody still calls the Philharmonic. The place to meet is the Muse, Merab Berdzenishvili’s bronze figure in front of the entrance.\n\nThe stage is open on nearly all sides, and the players see the audience as well as the audience sees them.',
      },
    },
  },
  {
    slug: 'batumi-music-centre',
    city: 'batumi',
    latitude: 41.6497,
    longitude: 41.6401,
    halls: [{ name: { ru: 'Концертный зал', en: 'Concert Hall' }, seats: 600, kind: 'modern' }],
    text: {
      ru: {
        name: 'Батумский музыкальный центр',
        address: 'ул. Горгасали, 8',
        description:
          'Дом батумских оркестров и хоров в старом городе, несколько минут до Приморского бульвара. Грузинское многоголосие живёт за соседней дверью, и в программы с хором мы зовём местных певцов.',
      },
      en: {
        name: 'Batumi Music Centre',
        address: '8 Gorgasali Street',
        description:
          'The home of Batumi’s orchestras and choirs in the old town, a few minutes from the seaside boulevard. Georgian polyphony lives next door, and we ask local singers to join our programs with choir.',
      },
    },
  },
  {
    slug: 'tashkent-conservatory-hall',
    city: 'tashkent',
    latitude: 41.3095,
    longitude: 69.2445,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 860, kind: 'modern' },
      { name: { ru: 'Органный зал', en: 'Organ Hall' }, seats: 280, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Концертный зал консерватории Узбекистана',
        address: 'ул. Батыра Закирова, 1',
        description:
          'Из классов слышны дутар и виолончель одновременно, а Большой зал достаточно велик, чтобы помирить их в одном концерте. Самая внимательная публика — студенты на галерее: они приходят с партитурами.',
      },
      en: {
        name: 'Concert Hall of the Conservatory of Uzbekistan',
        address: '1 Batyr Zakirov Street',
        description:
          'You hear a dutar and a cello from the classrooms at the same time, and the Grand Hall is large enough to reconcile them in one concert. The most attentive listeners are the students in the gallery, who bring the scores.',
      },
    },
  },
  {
    slug: 'samarkand-opera',
    city: 'samarkand',
    latitude: 39.6551,
    longitude: 66.9603,
    halls: [{ name: { ru: 'Зрительный зал', en: 'Auditorium' }, seats: 620, kind: 'opera' }],
    text: {
      ru: {
        name: 'Самаркандский театр оперы и балета',
        address: 'ул. Махмуда Кашгари, 61',
        description:
          'Театр в зелёной, европейской части Самарканда. Днём вы смотрите на Регистан, вечером слушаете музыку о пустынях и звездочётах: кажется, её писали прямо отсюда.\n\nПоезд «Афросиаб» из Ташкента идёт чуть больше двух часов.',
      },
      en: {
        name: 'Samarkand Opera and Ballet Theatre',
        address: '61 Mahmud Kashgari Street',
        description:
          'The theatre is in the green, European part of Samarkand. You look at the Registan by day and listen to music about deserts and astronomers at night, and it seems to have been written right here.\n\nThe Afrosiyob train from Tashkent takes a little over two hours.',
      },
    },
  },
  {
    slug: 'kyrgyz-philharmonic',
    city: 'bishkek',
    latitude: 42.8786,
    longitude: 74.588,
    halls: [
      { name: { ru: 'Большой зал', en: 'Grand Hall' }, seats: 1100, kind: 'theatre' },
      { name: { ru: 'Малый зал', en: 'Small Hall' }, seats: 300, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Филармония имени Токтогула Сатылганова',
        address: 'просп. Чуй, 253',
        description:
          'Перед входом богатырь Манас сражается с драконом, вокруг стоят каменные сказители-манасчи. Лучшего вступления к программе по фэнтези не придумать.\n\nВ Бишкек мы приезжаем из Алматы, на следующий день; дорога занимает четыре часа, и последний из них — с видом на горы.',
      },
      en: {
        name: 'Toktogul Satylganov Philharmonic',
        address: '253 Chuy Avenue',
        description:
          'In front of the entrance the hero Manas fights a dragon, with stone storytellers around him. One couldn’t ask for a better overture to a fantasy program.\n\nWe come from Almaty, usually on the next day; the road takes four hours, the last of them with a view of the mountains.',
      },
    },
  },
  {
    slug: 'baku-magomayev-philharmonic',
    city: 'baku',
    latitude: 40.366,
    longitude: 49.8323,
    halls: [
      { name: { ru: 'Зимний зал', en: 'Winter Hall' }, seats: 610, kind: 'opera' },
      { name: { ru: 'Летний зал', en: 'Summer Hall' }, seats: 1100, kind: 'open-air' },
    ],
    text: {
      ru: {
        name: 'Филармония имени Муслима Магомаева',
        address: 'ул. Истиглалийят, 2',
        description:
          'Жёлто-белый дворец 1912 года у стен Старого города, построенный по образцу казино в Монте-Карло. У филармонии два зала: зимний, с позолотой и люстрами, и летний, под открытым небом, с видом на сад.\n\nС мая по сентябрь проверяйте в билете, какой из них ваш.',
      },
      en: {
        name: 'Muslim Magomayev Philharmonic',
        address: '2 Istiglaliyyat Street',
        description:
          'A yellow and white palace of 1912 by the walls of the Old City, modelled on the casino of Monte Carlo. It has two halls: a winter one with gilding and chandeliers, and a summer one under the sky, facing the garden.\n\nFrom May to September your ticket says which of them is yours.',
      },
    },
  },
  {
    slug: 'sava-centar',
    city: 'belgrade',
    latitude: 44.8087,
    longitude: 20.4326,
    halls: [{ name: { ru: 'Синий зал', en: 'Blue Hall' }, seats: 4000, kind: 'modern' }],
    text: {
      ru: {
        name: '«Сава-Центар»',
        address: 'ул. Милентия Поповича, 9',
        description:
          'Легенда югославского модернизма в Новом Белграде: стекло, пандусы, апельсиновые и синие интерьеры. Самый большой зал города после реконструкции снова принимает оркестры.\n\nОбъявления перед концертом звучат по-сербски и по-русски.',
      },
      en: {
        name: 'Sava Centar',
        address: '9 Milentija Popovića Street',
        description:
          'A legend of Yugoslav modernism in New Belgrade: glass, ramps, orange and blue interiors. The largest hall of the city has been rebuilt and receives orchestras again.\n\nAnnouncements before the concert are in Serbian and Russian.',
      },
    },
  },
  {
    slug: 'serbian-national-theatre',
    city: 'novi-sad',
    latitude: 45.256,
    longitude: 19.842,
    halls: [
      { name: { ru: 'Сцена «Йован Джорджевич»', en: 'Jovan Đorđević Stage' }, seats: 940, kind: 'theatre' },
      { name: { ru: 'Сцена «Пера Добринович»', en: 'Pera Dobrinović Stage' }, seats: 370, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Сербский национальный театр',
        address: 'Театральная пл., 1',
        description:
          'Старейший профессиональный театр сербов, основанный в 1861 году; нынешнее белое здание открылось в 1981-м. До Дуная и Петроварадинской крепости можно дойти пешком.\n\nМы приезжаем сюда из Белграда: сорок минут на поезде, и декорации едут тем же путём.',
      },
      en: {
        name: 'Serbian National Theatre',
        address: '1 Pozorišni Square',
        description:
          'The oldest professional theatre of the Serbs, founded in 1861; the present white building opened in 1981. The Danube and the Petrovaradin Fortress are within walking distance.\n\nWe come over from Belgrade, forty minutes by train, and the sets travel the same way.',
      },
    },
  },
  {
    slug: 'zorlu-psm',
    city: 'istanbul',
    latitude: 41.0665,
    longitude: 29.0165,
    halls: [
      { name: { ru: 'Главная сцена', en: 'Main Theatre' }, seats: 2190, kind: 'modern' },
      { name: { ru: 'Малая сцена', en: 'Drama Stage' }, seats: 678, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Центр искусств «Зорлу»',
        address: 'Левазым, ул. Кору, 2, Бешикташ',
        description:
          'Сцена на европейском берегу, где между бродвейскими мюзиклами и джазом находится неделя для симфонического кино. Метро «Гайреттепе» соединено с центром подземным переходом, и это лучший способ объехать стамбульские пробки.',
      },
      en: {
        name: 'Zorlu Performing Arts Centre',
        address: '2 Koru Street, Levazım, Beşiktaş',
        description:
          'A stage on the European shore where a week for symphonic cinema can be found between Broadway musicals and jazz. An underground passage leads from Gayrettepe metro station, and it is the best way around the traffic of Istanbul.',
      },
    },
  },
  {
    slug: 'antalya-culture-centre',
    city: 'antalya',
    latitude: 36.887,
    longitude: 30.668,
    halls: [
      { name: { ru: 'Зал «Аспендос»', en: 'Aspendos Hall' }, seats: 840, kind: 'theatre' },
      { name: { ru: 'Зал «Перге»', en: 'Perge Hall' }, seats: 300, kind: 'theatre' },
    ],
    text: {
      ru: {
        name: 'Культурный центр Антальи',
        address: 'бул. 100. Йыл, Муратпаша',
        description:
          'Здесь проходит кинофестиваль «Золотой апельсин», и залы носят имена античных городов побережья. Кино тут понимают с полутакта.\n\nРядом парк и пляж Коньяалты: на вечерний концерт можно прийти прямо с моря, переодеться успеете.',
      },
      en: {
        name: 'Antalya Culture Centre',
        address: '100. Yıl Boulevard, Muratpaşa',
        description:
          'The Golden Orange film festival meets here, and the halls bear the names of the ancient cities of the coast. This audience recognises a film by half a bar.\n\nA park and Konyaaltı beach are close by: you can come to the evening concert straight from the sea and still have time to change.',
      },
    },
  },
  {
    slug: 'dubai-opera',
    city: 'dubai',
    latitude: 25.1957,
    longitude: 55.2726,
    halls: [
      { name: { ru: 'Большой зал', en: 'Main Auditorium', th: 'ห้องแสดงใหญ่' }, seats: 2000, kind: 'modern' },
    ],
    text: {
      ru: {
        name: 'Дубайская опера',
        address: 'бул. Шейха Мохаммеда бин Рашида, Даунтаун',
        description:
          'Здание в форме традиционной лодки доу у подножия Бурдж-Халифы. Зал умеет менять форму: театр, концертная раковина, ровный пол.\n\nПослушать оркестр приходят люди двадцати национальностей, и саундтрек оказывается единственным языком, который знают все. Станция метро — Burj Khalifa/Dubai Mall.',
      },
      en: {
        name: 'Dubai Opera',
        address: 'Sheikh Mohammed bin Rashid Boulevard, Downtown Dubai',
        description:
          'A building shaped like a traditional dhow at the foot of the Burj Khalifa. The hall changes its form: theatre, concert shell, flat floor.\n\nTwenty nationalities come to hear the orchestra, and the soundtrack turns out to be the one language that everybody knows. Metro: Burj Khalifa/Dubai Mall.',
      },
      th: {
        name: 'ดูไบโอเปรา',
        address: 'ถนนชีคโมฮัมเหม็ด บิน ราชิด ย่านดาวน์ทาวน์ดูไบ',
        description:
          'อาคารรูปทรงเรือดาวแบบดั้งเดิมเชิงตึกเบิร์จคาลิฟา ห้องแสดงปรับรูปแบบได้ทั้งโรงละคร คอนเสิร์ตฮอลล์ และพื้นราบ ผู้ฟังมาจากหลายสิบชาติ และดนตรีประกอบภาพยนตร์คือภาษาเดียวที่ทุกคนเข้าใจร่วมกัน',
      },
    },
  },
]
