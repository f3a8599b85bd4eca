import type { AuthoredArtistType, AuthoredMember } from './authored.ts'

/**
 * What a member is called under a portrait (`name`) and in «в исполнении …» (`nameGenitive`). An instrument's
 * genitive is the player's profession, so in Russian it has the gender of the people who hold the type.
 */
export const artistTypes: AuthoredArtistType[] = [
  {
    slug: 'symphony-orchestra',
    text: {
      ru: { name: 'симфонический оркестр', nameGenitive: 'симфонического оркестра' },
      en: { name: 'symphony orchestra', nameGenitive: 'the symphony orchestra' },
      th: { name: 'วงซิมโฟนีออร์เคสตรา', nameGenitive: 'วงซิมโฟนีออร์เคสตรา' },
    },
  },
  {
    slug: 'chamber-orchestra',
    text: {
      ru: { name: 'камерный оркестр', nameGenitive: 'камерного оркестра' },
      en: { name: 'chamber orchestra', nameGenitive: 'the chamber orchestra' },
      th: { name: 'วงแชมเบอร์ออร์เคสตรา', nameGenitive: 'วงแชมเบอร์ออร์เคสตรา' },
    },
  },
  {
    slug: 'big-band',
    text: {
      ru: { name: 'биг-бенд', nameGenitive: 'биг-бенда' },
      en: { name: 'big band', nameGenitive: 'the big band' },
      th: { name: 'บิ๊กแบนด์', nameGenitive: 'บิ๊กแบนด์' },
    },
  },
  {
    slug: 'quintet',
    text: {
      ru: { name: 'квинтет', nameGenitive: 'квинтета' },
      en: { name: 'quintet', nameGenitive: 'the quintet' },
      th: { name: 'ควินเท็ต', nameGenitive: 'ควินเท็ต' },
    },
  },
  {
    slug: 'choir',
    text: {
      ru: { name: 'хор', nameGenitive: 'хора' },
      en: { name: 'choir', nameGenitive: 'the choir' },
      th: { name: 'คณะนักร้องประสานเสียง', nameGenitive: 'คณะนักร้องประสานเสียง' },
    },
  },
  {
    slug: 'conductor',
    text: {
      ru: { name: 'дирижёр', nameGenitive: 'дирижёра' },
      en: { name: 'conductor', nameGenitive: 'conductor' },
      th: { name: 'วาทยกร', nameGenitive: 'วาทยกร' },
    },
  },
  {
    slug: 'choir-director',
    text: {
      ru: { name: 'хормейстер', nameGenitive: 'хормейстера' },
      en: { name: 'choir director', nameGenitive: 'choir director' },
      th: { name: 'ผู้ฝึกซ้อมคณะประสานเสียง', nameGenitive: 'ผู้ฝึกซ้อมคณะประสานเสียง' },
    },
  },
  {
    slug: 'concertmaster',
    text: {
      ru: { name: 'концертмейстер оркестра', nameGenitive: 'концертмейстера оркестра' },
      en: { name: 'concertmaster', nameGenitive: 'concertmaster' },
      th: { name: 'หัวหน้าวง', nameGenitive: 'หัวหน้าวง' },
    },
  },
  {
    slug: 'violin',
    text: {
      ru: { name: 'скрипка', nameGenitive: 'скрипачки' },
      en: { name: 'violin', nameGenitive: 'violinist' },
      th: { name: 'ไวโอลิน', nameGenitive: 'นักไวโอลิน' },
    },
  },
  {
    slug: 'viola',
    text: {
      ru: { name: 'альт', nameGenitive: 'альтиста' },
      en: { name: 'viola', nameGenitive: 'violist' },
      th: { name: 'วิโอลา', nameGenitive: 'นักวิโอลา' },
    },
  },
  {
    slug: 'cello',
    text: {
      ru: { name: 'виолончель', nameGenitive: 'виолончелиста' },
      en: { name: 'cello', nameGenitive: 'cellist' },
      th: { name: 'เชลโล', nameGenitive: 'นักเชลโล' },
    },
  },
  {
    slug: 'double-bass',
    text: {
      ru: { name: 'контрабас', nameGenitive: 'контрабасиста' },
      en: { name: 'double bass', nameGenitive: 'double bassist' },
      th: { name: 'ดับเบิลเบส', nameGenitive: 'นักดับเบิลเบส' },
    },
  },
  {
    slug: 'harp',
    text: {
      ru: { name: 'арфа', nameGenitive: 'арфистки' },
      en: { name: 'harp', nameGenitive: 'harpist' },
      th: { name: 'ฮาร์ป', nameGenitive: 'นักฮาร์ป' },
    },
  },
  {
    slug: 'flute',
    text: {
      ru: { name: 'флейта', nameGenitive: 'флейтистки' },
      en: { name: 'flute', nameGenitive: 'flautist' },
      th: { name: 'ฟลูต', nameGenitive: 'นักฟลูต' },
    },
  },
  {
    slug: 'oboe',
    text: {
      ru: { name: 'гобой', nameGenitive: 'гобоиста' },
      en: { name: 'oboe', nameGenitive: 'oboist' },
      th: { name: 'โอโบ', nameGenitive: 'นักโอโบ' },
    },
  },
  {
    slug: 'clarinet',
    text: {
      ru: { name: 'кларнет и саксофон', nameGenitive: 'кларнетиста' },
      en: { name: 'clarinet and saxophone', nameGenitive: 'clarinettist' },
      th: { name: 'คลาริเน็ตและแซกโซโฟน', nameGenitive: 'นักคลาริเน็ต' },
    },
  },
  {
    slug: 'bassoon',
    text: {
      ru: { name: 'фагот', nameGenitive: 'фаготистки' },
      en: { name: 'bassoon', nameGenitive: 'bassoonist' },
      th: { name: 'บาสซูน', nameGenitive: 'นักบาสซูน' },
    },
  },
  {
    slug: 'horn',
    text: {
      ru: { name: 'валторна', nameGenitive: 'валторниста' },
      en: { name: 'horn', nameGenitive: 'horn player' },
      th: { name: 'เฟรนช์ฮอร์น', nameGenitive: 'นักเฟรนช์ฮอร์น' },
    },
  },
  {
    slug: 'trumpet',
    text: {
      ru: { name: 'труба', nameGenitive: 'трубача' },
      en: { name: 'trumpet', nameGenitive: 'trumpeter' },
      th: { name: 'ทรัมเป็ต', nameGenitive: 'นักทรัมเป็ต' },
    },
  },
  {
    slug: 'percussion',
    text: {
      ru: { name: 'литавры и ударные', nameGenitive: 'перкуссионистки' },
      en: { name: 'timpani and percussion', nameGenitive: 'percussionist' },
      th: { name: 'ทิมปานีและเครื่องกระทบ', nameGenitive: 'นักเครื่องกระทบ' },
    },
  },
  {
    slug: 'drums',
    text: {
      ru: { name: 'ударная установка', nameGenitive: 'барабанщика' },
      en: { name: 'drum kit', nameGenitive: 'drummer' },
      th: { name: 'กลองชุด', nameGenitive: 'มือกลอง' },
    },
  },
  {
    slug: 'piano',
    text: {
      ru: { name: 'рояль', nameGenitive: 'пианистки' },
      en: { name: 'piano', nameGenitive: 'pianist' },
      th: { name: 'เปียโน', nameGenitive: 'นักเปียโน' },
    },
  },
  {
    slug: 'organ',
    text: {
      ru: { name: 'орган', nameGenitive: 'органиста' },
      en: { name: 'organ', nameGenitive: 'organist' },
      th: { name: 'ออร์แกน', nameGenitive: 'นักออร์แกน' },
    },
  },
  {
    slug: 'guitar',
    text: {
      ru: { name: 'гитара', nameGenitive: 'гитариста' },
      en: { name: 'guitar', nameGenitive: 'guitarist' },
      th: { name: 'กีตาร์', nameGenitive: 'นักกีตาร์' },
    },
  },
  {
    slug: 'soprano',
    text: {
      ru: { name: 'сопрано', nameGenitive: 'сопрано' },
      en: { name: 'soprano', nameGenitive: 'soprano' },
      th: { name: 'โซปราโน', nameGenitive: 'นักร้องโซปราโน' },
    },
  },
]

/** The orchestra itself, its choir, and the people whom visitors meet on posters. */
export const members: AuthoredMember[] = [
  {
    slug: 'poluton',
    artistType: 'symphony-orchestra',
    instrument: 'baton',
    text: {
      ru: {
        fullName: '«Полутон»',
        fullNameGenitive: '«Полутон»',
        biography: `Полутон — самое маленькое расстояние между двумя нотами. Его достаточно, чтобы мажор стал минором, а в двух нотах «Челюстей» появилась акула. Поэтому мы так и называемся.

«Полутон» играет музыку кино, аниме и игр. В репертуаре больше тридцати программ, а в 2022 году оркестр дал больше семисот концертов. Столько получается, потому что в дороге одновременно несколько составов: большой симфонический на шестьдесят два музыканта, камерный на восемнадцать, биг-бенд и квинтет для вечеров при свечах.

Переложения делаем сами: по авторским партитурам там, где они изданы, и на слух там, где нот никогда не было. Дом оркестра в Москве, но музыканты шутят, что прописаны в вагоне.`,
      },
      en: {
        fullName: 'Poluton Orchestra',
        fullNameGenitive: 'Poluton',
        biography: `In Russian a poluton is a semitone: the smallest distance between two notes. It is enough to turn major into minor, and to put a shark into the two notes of Jaws. Hence the name.

The orchestra plays music of films, anime and games. It has more than thirty programs and gave more than seven hundred concerts in 2022. The figure is that large because several line-ups are on the road at once: sixty-two players in the symphonic one, eighteen in the chamber one, a big band, and a quintet for candlelit evenings.

The arrangements are our own: from published scores where there are any, by ear where no notes were ever written down. Home is Moscow, though the players say that they are registered in a railway carriage.`,
      },
      th: {
        fullName: 'วงออร์เคสตรา Poluton',
        fullNameGenitive: 'Poluton',
        biography: `ในภาษารัสเซีย “โปลูโตน” แปลว่าครึ่งเสียง ระยะห่างที่เล็กที่สุดระหว่างสองโน้ต แค่นี้ก็พอจะเปลี่ยนเมเจอร์เป็นไมเนอร์ และพอจะเรียกฉลามออกมาจากสองโน้ตของ Jaws ได้ จึงเป็นที่มาของชื่อวง

วงบรรเลงดนตรีจากภาพยนตร์ อนิเมะ และเกม มีกว่าสามสิบโปรแกรม และในปี 2565 แสดงกว่าเจ็ดร้อยรอบ ที่มากขนาดนี้เพราะมีหลายวงย่อยออกเดินทางพร้อมกัน วงซิมโฟนีหกสิบสองคน วงเล็กสิบแปดคน บิ๊กแบนด์ และวงห้าชิ้นสำหรับค่ำคืนใต้แสงเทียน

เราเรียบเรียงเพลงเอง ใช้สกอร์ต้นฉบับเมื่อมีพิมพ์จำหน่าย และแกะด้วยหูเมื่อไม่เคยมีใครเขียนโน้ตไว้ บ้านของวงอยู่ที่มอสโก แต่นักดนตรีชอบพูดว่าทะเบียนบ้านอยู่บนตู้รถไฟ`,
      },
    },
  },
  {
    slug: 'overtone',
    artistType: 'choir',
    instrument: 'voice',
    text: {
      ru: {
        fullName: '«Обертон»',
        fullNameGenitive: '«Обертон»',
        biography: `Хор «Полутона»: сорок голосов в большом составе и двенадцать в дорожном. За сезон артисты поют на четырнадцати языках, из которых пять придуманы: эльфийский, гномий, драконий и ещё два, у которых нет даже названия.

В дальних турах партии «Обертона» берут местные коллективы. Ноты и записи произношения они получают за два месяца, а сводная репетиция бывает одна, в день концерта. После неё хоры обычно обмениваются распевками и рецептами от кашля.`,
      },
      en: {
        fullName: 'Overtone',
        fullNameGenitive: 'Overtone',
        biography: `The choir of Poluton: forty voices at full size, twelve when travelling light. In a season they sing in fourteen languages. Five of those are invented: Elvish, Dwarvish, the tongue of dragons, and two that do not even have a name.

On long tours Overtone’s parts are sung by local choirs. They receive the notes and recordings of the pronunciation two months ahead, and there is one joint rehearsal, on the day. After it the choirs usually swap warm-ups and cough remedies.`,
      },
      th: {
        fullName: 'คณะนักร้องประสานเสียง Overtone',
        fullNameGenitive: 'Overtone',
        biography: `คณะนักร้องประสานเสียงของ Poluton มีสี่สิบเสียงเมื่อมาครบ และสิบสองเสียงเมื่อเดินทางแบบเบา ๆ ในหนึ่งฤดูกาลพวกเขาร้องสิบสี่ภาษา ห้าภาษาในนั้นเป็นภาษาประดิษฐ์ ทั้งภาษาเอลฟ์ ภาษาคนแคระ ภาษามังกร และอีกสองภาษาที่ไม่มีแม้แต่ชื่อ

ในทัวร์ไกล คณะประสานเสียงท้องถิ่นจะมารับหน้าที่แทน พวกเขาได้รับโน้ตและเสียงตัวอย่างการออกเสียงล่วงหน้าสองเดือน และซ้อมร่วมกันครั้งเดียวในวันแสดง หลังซ้อมมักแลกท่าวอร์มเสียงและสูตรแก้ไอกัน`,
      },
    },
  },
  {
    slug: 'artem-lugovoy',
    artistType: 'conductor',
    instrument: 'baton',
    text: {
      ru: {
        fullName: 'Артём Луговой',
        fullNameGenitive: 'Артёма Лугового',
        biography: `Главный дирижёр оркестра. Вырос в Вологде, начинал хоровым мальчиком, потом играл на тромбоне в военном оркестре, а дирижировать стал, когда заболел руководитель и кто-то должен был дать вступление.

Берётся за самые большие партитуры репертуара: «Властелин колец», «Атака титанов», Циммер. Репетирует тихо. Если оркестр шумит, Артём начинает говорить ещё тише, и это действует лучше, чем палочка по пюпитру.

На гастролях встаёт в шесть утра и обходит зал с метрономом в руке: слушает, через сколько долей вернётся щелчок.`,
      },
      en: {
        fullName: 'Artem Lugovoy',
        fullNameGenitive: 'Artem Lugovoy',
        biography: `Chief conductor. He grew up in Vologda, began as a choirboy, then played the trombone in a military band, and first conducted when the bandmaster fell ill and somebody had to give the upbeat.

The largest scores of the repertoire are his: The Lord of the Rings, Attack on Titan, Zimmer. He rehearses quietly. If the orchestra is noisy, Artem speaks more quietly still, and it works better than a stick on the stand.

On tour he gets up at six and walks round the hall with a metronome in his hand, listening for how many beats a click needs to come back.`,
      },
      th: {
        fullName: 'อาร์เทม ลูโกวอย',
        fullNameGenitive: 'อาร์เทม ลูโกวอย',
        biography: `หัวหน้าวาทยกรของวง เติบโตที่เมืองโวล็อกดา เริ่มจากเป็นเด็กในคณะประสานเสียง ต่อมาเป่าทรอมโบนในวงดุริยางค์ทหาร และได้อำนวยเพลงครั้งแรกเพราะหัวหน้าวงป่วย ต้องมีใครสักคนให้จังหวะเริ่ม

เขาดูแลสกอร์ที่ใหญ่ที่สุดของวง ทั้งลอร์ดออฟเดอะริงส์ ผ่าพิภพไททัน และฮันส์ ซิมเมอร์ เขาซ้อมด้วยเสียงเบา ถ้าวงคุยกันเสียงดัง เขาจะพูดให้เบาลงอีก ซึ่งได้ผลดีกว่าเคาะแท่นโน้ต

ระหว่างทัวร์เขาตื่นหกโมงเช้า เดินรอบฮอลล์พร้อมเมโทรนอมในมือ ฟังว่าเสียงติ๊กใช้เวลากี่จังหวะกว่าจะสะท้อนกลับมา`,
      },
    },
  },
  {
    slug: 'anna-sokolova',
    artistType: 'conductor',
    instrument: 'baton',
    text: {
      ru: {
        fullName: 'Анна Соколова',
        fullNameGenitive: 'Анны Соколовой',
        biography: `Дирижёр семейных и киношных программ. Окончила консерваторию как пианистка и три года работала концертмейстером в балете, поэтому слышит оркестр ногами: под её «Карусель жизни» действительно можно танцевать.

Анна придумала для детских концертов правило одной минуты. Ни одна её речь между номерами не длится дольше, и время засекает кто-нибудь из первого ряда. Проигрывает она редко.

Любимая партитура — «Ходячий замок», любимый инструмент в оркестре — фагот, «потому что он всё понимает».`,
      },
      en: {
        fullName: 'Anna Sokolova',
        fullNameGenitive: 'Anna Sokolova',
        biography: `She conducts our family and film programs. Trained as a pianist, she worked for three years as a ballet accompanist and hears an orchestra with her feet: you really can dance to her “Merry-Go-Round of Life”.

For children’s concerts Anna invented the rule of one minute. No speech of hers between the pieces lasts longer, and somebody in the front row keeps the time. She seldom loses.

Her favourite score is Howl’s Moving Castle. Her favourite instrument is the bassoon, “because it understands everything”.`,
      },
      th: {
        fullName: 'อันนา โซโคโลวา',
        fullNameGenitive: 'อันนา โซโคโลวา',
        biography: `วาทยกรของโปรแกรมครอบครัวและดนตรีภาพยนตร์ เรียนจบด้านเปียโนและเล่นประกอบบัลเลต์อยู่สามปี เธอจึงฟังวงด้วยเท้า เพลง “Merry-Go-Round of Life” ของเธอลุกขึ้นเต้นตามได้จริง

สำหรับคอนเสิร์ตเด็ก อันนาตั้งกฎหนึ่งนาทีไว้ เธอจะไม่พูดคั่นระหว่างเพลงนานกว่านั้น และให้คนแถวหน้าเป็นผู้จับเวลา เธอไม่ค่อยแพ้

สกอร์ที่เธอรักที่สุดคือ Howl’s Moving Castle ส่วนเครื่องดนตรีที่ชอบที่สุดคือบาสซูน “เพราะมันเข้าใจทุกอย่าง”`,
      },
    },
  },
  {
    slug: 'timur-valishin',
    artistType: 'conductor',
    instrument: 'baton',
    text: {
      ru: {
        fullName: 'Тимур Валишин',
        fullNameGenitive: 'Тимура Валишина',
        biography: `Дирижёр и аранжировщик. Пришёл из джаза: десять лет вёл биг-бенд в Казани, писал переложения для свадеб и киностудий и однажды разложил на двадцать человек «Ковбоя Бибопа». С этого номера началось его сотрудничество с «Полутоном».

Отвечает за программы, где оркестр соседствует с электричеством: киберпанк, «Евангелион», Silent Hill. На пульте у него рядом с партитурой лежит тетрадь с пометкой «не переиграть».`,
      },
      en: {
        fullName: 'Timur Valishin',
        fullNameGenitive: 'Timur Valishin',
        biography: `Conductor and arranger. He came from jazz: for ten years he led a big band in Kazan, arranged for weddings and film studios, and one day spread Cowboy Bebop over twenty players. That was the beginning of his work with Poluton.

Timur looks after the programs in which the orchestra lives next to electricity: cyberpunk, Evangelion, Silent Hill. Beside the score on his stand lies a notebook that says “do not overplay”.`,
      },
      th: {
        fullName: 'ติมูร์ วาลีชิน',
        fullNameGenitive: 'ติมูร์ วาลีชิน',
        biography: `วาทยกรและนักเรียบเรียง มาจากสายแจ๊ส เคยนำบิ๊กแบนด์ที่คาซานสิบปี เรียบเรียงเพลงให้งานแต่งงานและสตูดิโอหนัง วันหนึ่งเขาเรียบเรียง Cowboy Bebop ให้นักดนตรียี่สิบคน และนั่นคือจุดเริ่มต้นของงานกับ Poluton

ติมูร์ดูแลโปรแกรมที่วงต้องอยู่ร่วมกับไฟฟ้า ทั้งไซเบอร์พังก์ Evangelion และ Silent Hill ข้างสกอร์บนแท่นของเขามีสมุดเล่มหนึ่งเขียนไว้ว่า “อย่าเล่นเกิน”`,
      },
    },
  },
  {
    slug: 'nattaphon-siwilai',
    artistType: 'conductor',
    instrument: 'baton',
    text: {
      ru: {
        fullName: 'Наттапхон Сивилай',
        fullNameGenitive: 'Наттапхона Сивилая',
        biography: `Приглашённый дирижёр из Бангкока. Учился в Таиланде и Австрии, руководит молодёжным оркестром. И в Таиланде, и в России чаще всего стоит за пультом на программах аниме.

Аниме он полюбил раньше музыки: смотрел по утрам перед школой и подбирал опенинги на бабушкиной мелодике. Партитуру «Blue Bird» носит с собой как талисман, с автографами всех составов, с которыми её играл.

По-русски Наттапхон знает сорок слов, и тридцать из них — музыкальные термины. Оркестр понимает его без остальных.`,
      },
      en: {
        fullName: 'Nattaphon Siwilai',
        fullNameGenitive: 'Nattaphon Siwilai',
        biography: `Guest conductor from Bangkok. He studied in Thailand and Austria, and runs a youth orchestra. In Thailand and in Russia you will usually find him in front of the anime programs.

He loved anime before he loved music: he watched it in the mornings before school and picked out the openings on his grandmother’s melodica. The score of “Blue Bird” travels with him as a charm, signed by every orchestra with which he has played it.

Nattaphon knows forty words of Russian, thirty of them musical terms. The orchestra manages without the rest.`,
      },
      th: {
        fullName: 'ณัฐพล ศรีวิไล',
        fullNameGenitive: 'ณัฐพล ศรีวิไล',
        biography: `วาทยกรรับเชิญจากกรุงเทพฯ เรียนดนตรีที่ไทยและออสเตรีย ดูแลวงออร์เคสตราเยาวชน ทั้งในไทยและรัสเซียมักพบเขาในโปรแกรมอนิเมะ

เขารักอนิเมะก่อนรักดนตรี ตอนเด็กตื่นมาดูก่อนไปโรงเรียน แล้วแกะเพลงเปิดด้วยเมโลดิกาของคุณยาย เขาพกสกอร์ “Blue Bird” ติดตัวเป็นเครื่องราง มีลายเซ็นของทุกวงที่เคยเล่นเพลงนี้ด้วยกัน

ณัฐพลรู้ภาษารัสเซียสี่สิบคำ สามสิบคำในนั้นเป็นศัพท์ดนตรี ที่เหลือวงเข้าใจได้เองโดยไม่ต้องพูด`,
      },
    },
  },
  {
    slug: 'elena-veresova',
    artistType: 'choir-director',
    instrument: 'voice',
    text: {
      ru: {
        fullName: 'Елена Вересова',
        fullNameGenitive: 'Елены Вересовой',
        biography: `Хормейстер «Обертона». Собрала его из студентов двух училищ и одного архитектурного института, потому что басов среди архитекторов оказалось больше.

Елена ведёт тетрадь произношений. В ней записано, как тянуть гласные в квенья, где в драконьем языке ударение и почему в «Vogel im Käfig» нельзя проглатывать согласные. Копии этой тетради уезжают к каждому местному хору вместе с нотами.

Перед выходом на сцену весь хор по её просьбе молчит три минуты. Артисты уверяют, что это самая трудная часть концерта.`,
      },
      en: {
        fullName: 'Elena Veresova',
        fullNameGenitive: 'Elena Veresova',
        biography: `Director of the Overtone choir. She gathered it from the students of two music colleges and one school of architecture, since the architects turned out to have more basses.

Elena keeps a notebook of pronunciation: how to lengthen vowels in Quenya, where the stress falls in the dragon tongue, why the consonants of “Vogel im Käfig” must not be swallowed. Copies go out with the notes to every local choir.

Before going on stage the choir keeps silent for three minutes at her request. The singers say that it is the hardest part of the concert.`,
      },
      th: {
        fullName: 'เอเลนา เวเรโซวา',
        fullNameGenitive: 'เอเลนา เวเรโซวา',
        biography: `ผู้ฝึกซ้อมคณะนักร้องประสานเสียง Overtone เธอรวบรวมนักร้องจากวิทยาลัยดนตรีสองแห่งกับโรงเรียนสถาปัตยกรรมหนึ่งแห่ง เพราะพบว่าในหมู่สถาปนิกมีเสียงเบสมากกว่า

เอเลนามีสมุดจดการออกเสียง ในนั้นเขียนว่าสระในภาษาเควนยาต้องลากอย่างไร ภาษามังกรลงเสียงหนักตรงไหน และทำไมห้ามกลืนพยัญชนะใน “Vogel im Käfig” สำเนาของสมุดเล่มนี้เดินทางไปถึงคณะประสานเสียงท้องถิ่นทุกคณะพร้อมโน้ต

ก่อนขึ้นเวที เธอขอให้ทั้งคณะเงียบสามนาที นักร้องบอกว่านั่นคือช่วงที่ยากที่สุดของคอนเสิร์ต`,
      },
    },
  },
  {
    slug: 'mikhail-ozerov',
    artistType: 'concertmaster',
    instrument: 'violin',
    text: {
      ru: {
        fullName: 'Михаил Озеров',
        fullNameGenitive: 'Михаила Озерова',
        biography: `Первая скрипка оркестра и человек, который отвечает за то, чтобы четырнадцать смычков двигались в одну сторону. Родился в Петрозаводске в семье скрипичного мастера, на своём первом инструменте сам менял подставку.

Кроме скрипки играет на хардингфеле, фиделе и кантеле. В «Песнях севера» эти инструменты звучат по-настоящему, а не из сэмплов, и зимой Михаил возит их под курткой.

После концерта его легко узнать: он последним уходит со сцены и собирает забытые карандаши.`,
      },
      en: {
        fullName: 'Mikhail Ozerov',
        fullNameGenitive: 'Mikhail Ozerov',
        biography: `Leader of the first violins, and the man who answers for fourteen bows moving the same way. He was born in Petrozavodsk to a family of violin makers and changed the bridge of his first instrument himself.

He also plays the Hardanger fiddle, the medieval fiddle and the kantele. In Songs of the North these are real and not samples, and in winter Mikhail carries them under his coat.

After a concert he is easy to recognise: the last to leave the stage, collecting forgotten pencils.`,
      },
      th: {
        fullName: 'มีคาอิล โอเซรอฟ',
        fullNameGenitive: 'มีคาอิล โอเซรอฟ',
        biography: `ไวโอลินหนึ่งของวง และคนที่รับผิดชอบให้คันชักสิบสี่อันเคลื่อนไปทางเดียวกัน เกิดที่เปโตรซาวอดสค์ในครอบครัวช่างทำไวโอลิน และเปลี่ยนหย่องของไวโอลินตัวแรกด้วยมือตัวเอง

นอกจากไวโอลิน เขายังเล่นฮาร์ดังเงอร์ฟิดเดิล ฟิดเดิลยุคกลาง และคันเตเล ในโปรแกรมบทเพลงแห่งแดนเหนือ เครื่องเหล่านี้เป็นของจริง ไม่ใช่เสียงสังเคราะห์ ในฤดูหนาวมีคาอิลพกมันไว้ใต้เสื้อโค้ต

หลังคอนเสิร์ตจำเขาได้ไม่ยาก เขาออกจากเวทีเป็นคนสุดท้าย และคอยเก็บดินสอที่คนอื่นลืมไว้`,
      },
    },
  },
  {
    slug: 'maria-vetrova',
    artistType: 'violin',
    instrument: 'violin',
    text: {
      ru: {
        fullName: 'Мария Ветрова',
        fullNameGenitive: 'Марии Ветровой',
        biography: `Солистка оркестра. Играет тему из «Списка Шиндлера», соло из «Вайолет Эвергарден» и все те места, где дирижёр опускает руки и отходит на полшага.

Начинала в Екатеринбурге, дважды бросала скрипку и оба раза возвращалась из-за кино: сначала из-за «Красной скрипки», потом из-за Морриконе. Ведёт открытые репетиции для школьников, на которых разрешает потрогать смычок и объясняет, зачем ему канифоль.`,
      },
      en: {
        fullName: 'Maria Vetrova',
        fullNameGenitive: 'Maria Vetrova',
        biography: `Soloist. She plays the theme of Schindler’s List, the solos of Violet Evergarden, and every place in which the conductor lowers his hands and takes half a step back.

She began in Yekaterinburg, gave the violin up twice and came back both times because of the cinema: first for The Red Violin, then for Morricone. At her open rehearsals schoolchildren may touch the bow and learn what the rosin is for.`,
      },
      th: {
        fullName: 'มาเรีย เวโตรวา',
        fullNameGenitive: 'มาเรีย เวโตรวา',
        biography: `ศิลปินเดี่ยวของวง บรรเลงเพลงจาก Schindler’s List ท่อนโซโลจาก Violet Evergarden และทุกช่วงที่วาทยกรลดมือลงแล้วถอยไปครึ่งก้าว

เธอเริ่มเรียนที่เยคาเตรินบุร์ก เลิกเล่นไวโอลินสองครั้ง และกลับมาทั้งสองครั้งเพราะหนัง ครั้งแรกคือ The Red Violin ครั้งที่สองคือมอร์ริโคเน เธอจัดการซ้อมแบบเปิดให้นักเรียนเข้าชม เด็ก ๆ จับคันชักได้ และได้รู้ว่ายางสนมีไว้ทำอะไร`,
      },
    },
  },
  {
    slug: 'danila-kim',
    artistType: 'viola',
    instrument: 'viola',
    text: {
      ru: {
        fullName: 'Данила Ким',
        fullNameGenitive: 'Данилы Кима',
        biography: `Концертмейстер альтов. Родился во Владивостоке, учился в Москве и Сеуле. Собирает анекдоты про альтистов, в тетради их уже триста двенадцать, и охотно рассказывает их сам, чтобы не успели другие.

В камерных программах играет голос, который никто не замечает, пока он не замолчит. На гастролях пробует местные смычковые: хучин, скрипку хардангер, северотаиландский са-лор.`,
      },
      en: {
        fullName: 'Danila Kim',
        fullNameGenitive: 'Danila Kim',
        biography: `Leader of the violas. Born in Vladivostok, trained in Moscow and Seoul. He collects viola jokes, has three hundred and twelve of them in a notebook, and tells them himself before anybody else can.

In chamber programs his is the voice that nobody notices until it stops. On tour he tries the bowed instruments of the place: the huqin, the Hardanger fiddle, the salo of northern Thailand.`,
      },
    },
  },
  {
    slug: 'ilya-gromov',
    artistType: 'cello',
    instrument: 'cello',
    text: {
      ru: {
        fullName: 'Илья Громов',
        fullNameGenitive: 'Ильи Громова',
        biography: `Концертмейстер виолончелей и солист. Капитан Воробей, пустыня из «Journey» и первый гость канона Пахельбеля в программе «Евангелион» — это всё он.

Его виолончель сделана в Праге в начале прошлого века и летает отдельным пассажиром: в билете так и написано, «Громов, виолончель». Илья говорит, что соседство хорошее, только кормят её зря.

Преподаёт взрослым начинающим и считает, что сорок лет — прекрасный возраст, чтобы впервые взять смычок.`,
      },
      en: {
        fullName: 'Ilya Gromov',
        fullNameGenitive: 'Ilya Gromov',
        biography: `Leader of the cellos and soloist. Captain Sparrow, the desert of Journey, the first guest of Pachelbel’s Canon in Evangelion: all of them are Ilya.

His cello was made in Prague early in the last century and flies as a passenger of its own. The ticket says “Gromov, cello”. He finds it good company, though the meals are wasted on it.

He teaches adult beginners and thinks forty an excellent age to hold a bow for the first time.`,
      },
      th: {
        fullName: 'อิลยา โกรมอฟ',
        fullNameGenitive: 'อิลยา โกรมอฟ',
        biography: `หัวหน้ากลุ่มเชลโลและศิลปินเดี่ยว กัปตันสแปร์โรว์ ทะเลทรายใน Journey และแขกคนแรกของ Canon ในโปรแกรมอีวานเกเลียน ล้วนเป็นเขา

เชลโลของเขาทำที่ปรากต้นศตวรรษก่อน และขึ้นเครื่องบินในฐานะผู้โดยสารอีกคน บนตั๋วเขียนไว้ว่า “โกรมอฟ เชลโล” อิลยาบอกว่าเป็นเพื่อนร่วมทางที่ดี เสียดายแค่อาหารที่เสิร์ฟให้มัน

เขาสอนผู้ใหญ่ที่เพิ่งเริ่มเล่น และเห็นว่าอายุสี่สิบเป็นวัยที่ดีมากสำหรับการจับคันชักครั้งแรก`,
      },
    },
  },
  {
    slug: 'stepan-korneev',
    artistType: 'double-bass',
    instrument: 'double-bass',
    text: {
      ru: {
        fullName: 'Степан Корнеев',
        fullNameGenitive: 'Степана Корнеева',
        biography: `Контрабасист, в джазовых программах ведёт ритм вместе с барабанщиком. Рост метр девяносто шесть, поэтому футляр с инструментом на лестницах всегда достаётся ему, даже если инструмент чужой.

Однажды контрабас приехал на гастроли на день раньше хозяина. Степан утверждает, что тот отлично провёл время и научился играть чуть ниже.`,
      },
      en: {
        fullName: 'Stepan Korneev',
        fullNameGenitive: 'Stepan Korneev',
        biography: `Double bass. In the jazz programs he keeps the beat together with the drummer. At one metre ninety-six he is handed every large case on every staircase, even when it belongs to somebody else.

His bass once reached a tour a day before he did. Stepan maintains that it had a splendid time and learned to play slightly lower.`,
      },
    },
  },
  {
    slug: 'sofia-arsenyeva',
    artistType: 'harp',
    instrument: 'harp',
    text: {
      ru: {
        fullName: 'София Арсеньева',
        fullNameGenitive: 'Софии Арсеньевой',
        biography: `Арфистка. У её инструмента сорок семь струн, семь педалей и сорок килограммов веса, которые София сама закатывает в лифт, потому что грузчики, по её словам, держат арфу как шкаф.

Прелюдию из Final Fantasy она играла больше двухсот раз и ни разу одинаково: всё зависит от того, как в зале гаснет свет. В свободное время пишет переложения игровой музыки для арфы соло и бесплатно отдаёт ноты ученикам.`,
      },
      en: {
        fullName: 'Sofia Arsenyeva',
        fullNameGenitive: 'Sofia Arsenyeva',
        biography: `Harp: forty-seven strings, seven pedals, forty kilograms. Sofia rolls it into the lift herself, because stagehands, she says, hold a harp as if it were a wardrobe.

She has played the prelude of Final Fantasy more than two hundred times and never twice alike, since everything depends on how the lights go down. In her free time she arranges game music for solo harp and gives the notes to students.`,
      },
      th: {
        fullName: 'โซเฟีย อาร์เซเนียวา',
        fullNameGenitive: 'โซเฟีย อาร์เซเนียวา',
        biography: `นักฮาร์ป เครื่องของเธอมีสี่สิบเจ็ดสาย เจ็ดคันเหยียบ และหนักสี่สิบกิโลกรัม โซเฟียเข็นเข้าลิฟต์เองทุกครั้ง เพราะเธอบอกว่าคนยกของจับฮาร์ปเหมือนจับตู้เสื้อผ้า

เธอเล่นบทนำของ Final Fantasy มากว่าสองร้อยครั้ง และไม่เคยเหมือนกันสักครั้ง ทุกอย่างขึ้นอยู่กับว่าไฟในฮอลล์ดับลงอย่างไร ยามว่างเธอเรียบเรียงเพลงเกมสำหรับฮาร์ปเดี่ยวและแจกโน้ตให้ลูกศิษย์`,
      },
    },
  },
  {
    slug: 'alina-yusupova',
    artistType: 'flute',
    instrument: 'flute',
    text: {
      ru: {
        fullName: 'Алина Юсупова',
        fullNameGenitive: 'Алины Юсуповой',
        biography: `Первая флейта. На сцене меняет за вечер до шести инструментов: большая флейта, пикколо, альтовая, вистл, окарина и бамбуковая сякухати, которую она выписала из Киото и осваивала год.

Родилась в Уфе и начинала с курая. Говорит, что после него любая флейта кажется послушной. Вместе с гобоистом Фёдором Лапиным ведёт рубрику об инструментах и отвечает на письма детей, которые выбирают, на чём играть.`,
      },
      en: {
        fullName: 'Alina Yusupova',
        fullNameGenitive: 'Alina Yusupova',
        biography: `First flute. In one evening she may go through six instruments: concert flute, piccolo, alto flute, whistle, ocarina, and the bamboo shakuhachi that she ordered from Kyoto and practised for a year.

She was born in Ufa and began on the kurai, a Bashkir pipe after which, she says, any flute seems obedient. With the oboist Fyodor Lapin she writes our column on instruments and answers letters from children who are choosing one.`,
      },
      th: {
        fullName: 'อลีนา ยูซูโปวา',
        fullNameGenitive: 'อลีนา ยูซูโปวา',
        biography: `ฟลูตหนึ่งของวง ในคืนเดียวเธออาจเปลี่ยนเครื่องถึงหกชิ้น ทั้งฟลูต พิกโคโล อัลโตฟลูต วิสเซิล โอคารินา และขลุ่ยไม้ไผ่ชากุฮาจิที่สั่งมาจากเกียวโตและฝึกอยู่หนึ่งปี

เธอเกิดที่เมืองอูฟาและเริ่มจากขลุ่ยคูไรของชาวบัชคีร์ เธอบอกว่าหลังจากนั้นฟลูตชนิดไหนก็ดูว่าง่าย เธอกับฟีโอดอร์ ลาปิน นักโอโบ ช่วยกันเขียนคอลัมน์เรื่องเครื่องดนตรี และตอบจดหมายเด็ก ๆ ที่กำลังเลือกว่าจะเล่นเครื่องไหน`,
      },
    },
  },
  {
    slug: 'fyodor-lapin',
    artistType: 'oboe',
    instrument: 'oboe',
    text: {
      ru: {
        fullName: 'Фёдор Лапин',
        fullNameGenitive: 'Фёдора Лапина',
        biography: `Гобоист, дающий оркестру ля. Трости режет сам, по вечерам в гостинице, и лучшую за год хранит для «Gabriel’s Oboe»: по его расчётам, хорошая трость живёт четыре концерта.

До «Полутона» работал в оперном театре, где «сидел в яме и воображал, что вижу сцену». Теперь сидит на сцене и воображает джунгли Парагвая.`,
      },
      en: {
        fullName: 'Fyodor Lapin',
        fullNameGenitive: 'Fyodor Lapin',
        biography: `The oboist who gives the orchestra its A. He cuts his reeds himself, in hotel rooms, and saves the best of the year for “Gabriel’s Oboe”. By his count a good reed lives for four concerts.

Before Poluton he worked at an opera house, where he “sat in the pit and imagined the stage”. Now he sits on the stage and imagines the jungle.`,
      },
      th: {
        fullName: 'ฟีโอดอร์ ลาปิน',
        fullNameGenitive: 'ฟีโอดอร์ ลาปิน',
        biography: `นักโอโบผู้ให้เสียงลาแก่วง เขาเหลาลิ้นโอโบเองในห้องพักโรงแรม และเก็บอันที่ดีที่สุดของปีไว้ให้ “Gabriel’s Oboe” เขาคำนวณว่าลิ้นดี ๆ อันหนึ่งอยู่ได้สี่คอนเสิร์ต

ก่อนมาอยู่ Poluton เขาเล่นในโรงโอเปรา “นั่งอยู่ในหลุมวงแล้วจินตนาการถึงเวที” ตอนนี้เขานั่งบนเวทีแล้วจินตนาการถึงป่าดงดิบ`,
      },
    },
  },
  {
    slug: 'georgy-manukyan',
    artistType: 'clarinet',
    instrument: 'clarinet',
    text: {
      ru: {
        fullName: 'Георгий Манукян',
        fullNameGenitive: 'Георгия Манукяна',
        biography: `Кларнет, бас-кларнет и все саксофоны. В «Таксисте» он — ночной город, в «Ковбое Бибопе» — погоня, в музыке Нино Роты — клоун, который опаздывает ровно на столько, на сколько нужно.

Вырос в Ереване, где дед играл на дудуке на свадьбах и похоронах и учил внука, что разница между ними только в темпе. Импровизации не записывает и никогда не повторяет.`,
      },
      en: {
        fullName: 'Georgy Manukyan',
        fullNameGenitive: 'Georgy Manukyan',
        biography: `Clarinet, bass clarinet and every saxophone. In Taxi Driver he is the city at night, in Cowboy Bebop a chase, in Nino Rota a clown who is late by exactly as much as he should be.

He grew up in Yerevan. His grandfather played the duduk at weddings and funerals and taught him that the difference is only one of tempo. Georgy does not record his improvisations and never repeats them.`,
      },
      th: {
        fullName: 'เกออร์กี มานูเคียน',
        fullNameGenitive: 'เกออร์กี มานูเคียน',
        biography: `เล่นคลาริเน็ต เบสคลาริเน็ต และแซกโซโฟนทุกชนิด ใน Taxi Driver เขาคือเมืองยามค่ำคืน ใน Cowboy Bebop เขาคือการไล่ล่า และในเพลงของนีโน โรตา เขาคือตัวตลกที่มาช้าพอดีเท่าที่ควรช้า

เขาเติบโตที่เยเรวาน คุณปู่เป่าดูดุกในงานแต่งและงานศพ และสอนหลานว่าสองงานนี้ต่างกันแค่จังหวะเร็วช้า เกออร์กีไม่เคยบันทึกการด้นสดของตัวเอง และไม่เคยเล่นซ้ำ`,
      },
    },
  },
  {
    slug: 'vera-tikhonova',
    artistType: 'bassoon',
    instrument: 'bassoon',
    text: {
      ru: {
        fullName: 'Вера Тихонова',
        fullNameGenitive: 'Веры Тихоновой',
        biography: `Фагот и контрафагот. На детских концертах показывает самую низкую ноту оркестра, после чего весь первый ряд просит ещё.

Вера окончила биологический факультет и играет, по её словам, на самом зоологическом инструменте: он умеет быть слоном, дедушкой и сомнением. Ведёт кружок по изготовлению тростей, куда приходят в основном чужие родители.`,
      },
      en: {
        fullName: 'Vera Tikhonova',
        fullNameGenitive: 'Vera Tikhonova',
        biography: `Bassoon and contrabassoon. At children’s concerts she demonstrates the lowest note of the orchestra, after which the front row asks for it again.

Vera has a degree in biology and plays, as she puts it, the most zoological of instruments: it can be an elephant, a grandfather and a doubt. Her workshop on making reeds is attended mostly by parents.`,
      },
    },
  },
  {
    slug: 'pavel-stepnoy',
    artistType: 'horn',
    instrument: 'horn',
    text: {
      ru: {
        fullName: 'Павел Степной',
        fullNameGenitive: 'Павла Степного',
        biography: `Первая валторна. Его работа слышна в маяках Гондора, на закате Татуина и во всех местах, где герой смотрит вдаль.

Павел из Оренбурга и уверяет, что валторну надо осваивать в степи: звук уходит, и можно не стесняться. Перед трудными соло он не разыгрывается, а спит двадцать минут за кулисами на футляре. Будит его арфистка.`,
      },
      en: {
        fullName: 'Pavel Stepnoy',
        fullNameGenitive: 'Pavel Stepnoy',
        biography: `First horn. You hear his work in the beacons of Gondor, at sunset on Tatooine, and wherever a hero looks into the distance.

Pavel comes from Orenburg and insists that the horn should be learned in the steppe: the sound goes away and nobody is embarrassed. Before a hard solo he does not warm up. He sleeps for twenty minutes on his case backstage, and the harpist wakes him.`,
      },
      th: {
        fullName: 'ปาเวล สเตปนอย',
        fullNameGenitive: 'ปาเวล สเตปนอย',
        biography: `ฮอร์นหนึ่งของวง เสียงของเขาอยู่ในกองไฟสัญญาณแห่งกอนดอร์ ในแสงสุดท้ายของทาทูอีน และในทุกฉากที่ตัวเอกมองออกไปไกล ๆ

ปาเวลมาจากโอเรนบุร์ก เขายืนยันว่าฮอร์นต้องหัดกลางทุ่งกว้าง เสียงลอยหายไปและไม่ต้องอายใคร ก่อนโซโลยาก ๆ เขาไม่วอร์ม แต่จะหลับยี่สิบนาทีบนกล่องเครื่องหลังเวที โดยมีนักฮาร์ปคอยปลุก`,
      },
    },
  },
  {
    slug: 'ruslan-akhmetov',
    artistType: 'trumpet',
    instrument: 'trumpet',
    text: {
      ru: {
        fullName: 'Руслан Ахметов',
        fullNameGenitive: 'Руслана Ахметова',
        biography: `Первая труба. Начинал в духовом оркестре железнодорожников в Астане, где главной акустической задачей было перекричать тепловоз. С тех пор умеет и обратное: соло из «Дороги» он играет с балкона так тихо, что люди оборачиваются не сразу.

Отвечает за сурдины всей медной группы. В его чемодане их одиннадцать, включая одну из вантуза.`,
      },
      en: {
        fullName: 'Ruslan Akhmetov',
        fullNameGenitive: 'Ruslan Akhmetov',
        biography: `First trumpet. He began in the railwaymen’s brass band of Astana, where the main acoustic task was to be heard over a locomotive. He has since mastered the opposite: he plays the solo of La Strada from the balcony so softly that people are slow to turn round.

Ruslan looks after the mutes of the whole brass section. His suitcase holds eleven, one of them a sink plunger.`,
      },
    },
  },
  {
    slug: 'kseniya-belova',
    artistType: 'percussion',
    instrument: 'timpani',
    text: {
      ru: {
        fullName: 'Ксения Белова',
        fullNameGenitive: 'Ксении Беловой',
        biography: `Литавры, тайко, вибрафон, железный лист, пишущая машинка и ещё около восьмидесяти предметов, часть которых куплена в хозяйственных магазинах разных городов.

Ксения из Перми, в детстве занималась каратэ и до сих пор выходит к тайко босиком. Больше всего в профессии любит паузы: «считаешь сто сорок тактов, а потом у тебя один удар, и он должен быть вовремя».`,
      },
      en: {
        fullName: 'Kseniya Belova',
        fullNameGenitive: 'Kseniya Belova',
        biography: `Timpani, taiko, vibraphone, a sheet of iron, a typewriter and some eighty other objects, part of them bought in hardware shops along the way.

Kseniya is from Perm, trained in karate as a child, and still comes to the taiko barefoot. What she likes best in her job are the rests: “You count a hundred and forty bars, and then you have one stroke, and it has to be on time.”`,
      },
      th: {
        fullName: 'เซเนีย เบโลวา',
        fullNameGenitive: 'เซเนีย เบโลวา',
        biography: `เล่นทิมปานี ไทโกะ ไวบราโฟน แผ่นเหล็ก พิมพ์ดีด และของอีกราวแปดสิบชิ้น ส่วนหนึ่งซื้อจากร้านวัสดุก่อสร้างตามเมืองที่ผ่าน

เซเนียมาจากเมืองเปียร์ม ตอนเด็กเรียนคาราเต้ และทุกวันนี้ยังเดินเท้าเปล่าออกมาตีไทโกะ สิ่งที่เธอชอบที่สุดในอาชีพนี้คือช่วงหยุด “นับไปร้อยสี่สิบห้อง แล้วคุณมีแค่ครั้งเดียวที่จะตี และต้องตรงเวลา”`,
      },
    },
  },
  {
    slug: 'denis-orlovsky',
    artistType: 'drums',
    instrument: 'drums',
    text: {
      ru: {
        fullName: 'Денис Орловский',
        fullNameGenitive: 'Дениса Орловского',
        biography: `Барабанщик. Единственный участник оркестра, который сидит за прозрачным экраном, и единственный, кто видит весь зал, когда остальные смотрят на дирижёра.

Играл в рок-группах Воронежа, записывал музыку для мобильных игр, научился читать партитуры уже здесь. Считает, что лучший барабанщик тот, кого не заметили в тихом номере. В громких, признаёт он, это сложнее.`,
      },
      en: {
        fullName: 'Denis Orlovsky',
        fullNameGenitive: 'Denis Orlovsky',
        biography: `Drum kit. He is the only one in the orchestra who sits behind a clear screen, and the only one who sees the whole hall while the others look at the conductor.

Denis played in the rock bands of Voronezh, recorded for mobile games, and learned to read scores here. The best drummer, he thinks, is the one whom nobody noticed in the quiet piece. In the loud ones, he admits, it is harder.`,
      },
    },
  },
  {
    slug: 'polina-rein',
    artistType: 'piano',
    instrument: 'piano',
    text: {
      ru: {
        fullName: 'Полина Рейн',
        fullNameGenitive: 'Полины Рейн',
        biography: `Рояль и челеста. Первые ноты Букли, «One Summer’s Day», «To Zanarkand» — всё это начинается под её руками, обычно в полной темноте и без права на вторую попытку.

Училась в Саратове и Лейпциге, играла в барах, аккомпанировала немому кино в маленьком кинотеатре на девятнадцать мест. Оттуда привычка смотреть на экран, а не на клавиши.

Каждый рояль на гастролях Полина сначала слушает стоя, потом сидя, потом извиняется перед ним и начинает заниматься.`,
      },
      en: {
        fullName: 'Polina Rein',
        fullNameGenitive: 'Polina Rein',
        biography: `Piano and celesta. Hedwig’s first notes, “One Summer’s Day”, “To Zanarkand”: all of these begin under her hands, usually in the dark and without a second attempt.

She studied in Saratov and Leipzig, played in bars, and accompanied silent films in a cinema of nineteen seats. Hence her habit of looking at the screen instead of the keys.

On tour Polina listens to each new piano standing, then sitting, then apologises to it and begins to practise.`,
      },
      th: {
        fullName: 'โปลีนา ไรน์',
        fullNameGenitive: 'โปลีนา ไรน์',
        biography: `เล่นเปียโนและเซเลสตา โน้ตแรกของเฮดวิก “One Summer’s Day” และ “To Zanarkand” ล้วนเริ่มจากมือของเธอ มักอยู่ในความมืดสนิทและไม่มีโอกาสแก้ตัว

เธอเรียนที่ซาราตอฟและไลพ์ซิก เคยเล่นในบาร์ และเล่นประกอบหนังเงียบในโรงหนังเล็ก ๆ สิบเก้าที่นั่ง จึงติดนิสัยมองจอแทนมองคีย์

ระหว่างทัวร์ โปลีนาจะฟังเปียโนแต่ละหลังในท่ายืนก่อน แล้วจึงนั่งฟัง จากนั้นขอโทษมันแล้วเริ่มซ้อม`,
      },
    },
  },
  {
    slug: 'matvey-hoffman',
    artistType: 'organ',
    instrument: 'organ',
    text: {
      ru: {
        fullName: 'Матвей Гофман',
        fullNameGenitive: 'Матвея Гофмана',
        biography: `Органист. Единственный в оркестре, кто не возит с собой инструмент и каждый раз знакомится заново: в одном зале сорок регистров, в другом шестнадцать, в третьем один из них гудит сам по себе с восемьдесят второго года.

Перед концертами Матвей просит пустить его в зал на ночь. К утру у него готова карта регистров, а у вахтёра — новый любимый композитор.

Учился в Калининграде и Любеке. Кроме Баха и Циммера играет немое кино, и в такие вечера сидит спиной к залу и лицом к маленькому экрану, на котором Носферату поднимается по лестнице.`,
      },
      en: {
        fullName: 'Matvey Hoffman',
        fullNameGenitive: 'Matvey Hoffman',
        biography: `Organist. He alone in the orchestra carries no instrument and has to be introduced each time: forty stops in one hall, sixteen in the next, and in a third one of them has been humming by itself since 1982.

Before a concert Matvey asks to be let in for the night. By morning he has a map of the stops, and the porter has a new favourite composer.

He studied in Kaliningrad and Lübeck. Besides Bach and Zimmer he plays silent film. On those evenings he sits with his back to the hall, facing a little screen on which Nosferatu climbs the stairs.`,
      },
      th: {
        fullName: 'มัตเวย์ กอฟมัน',
        fullNameGenitive: 'มัตเวย์ กอฟมัน',
        biography: `นักออร์แกน คนเดียวในวงที่ไม่ต้องขนเครื่องดนตรี แต่ต้องทำความรู้จักใหม่ทุกครั้ง ฮอลล์หนึ่งมีสี่สิบเสียง อีกฮอลล์มีสิบหก และบางฮอลล์มีเสียงหนึ่งที่ดังหึ่งเองมาตั้งแต่ปี 1982

ก่อนคอนเสิร์ต มัตเวย์จะขอเข้าฮอลล์ตอนกลางคืน พอรุ่งเช้าเขาได้แผนที่ของเสียงทั้งหมด ส่วนยามเฝ้าประตูได้นักประพันธ์คนโปรดคนใหม่

เขาเรียนที่คาลินินกราดและลือเบ็ค นอกจากบาคและซิมเมอร์ เขายังเล่นประกอบหนังเงียบ ในคืนแบบนั้นเขานั่งหันหลังให้ผู้ชม หันหน้าเข้าหาจอเล็ก ๆ ที่นอสเฟอราตูกำลังเดินขึ้นบันได`,
      },
    },
  },
  {
    slug: 'egor-samarin',
    artistType: 'guitar',
    instrument: 'guitar',
    text: {
      ru: {
        fullName: 'Егор Самарин',
        fullNameGenitive: 'Егора Самарина',
        biography: `Гитары, мандолина, банджо и всё, у чего есть лады. На вечер Морриконе берёт четыре инструмента, на «Наруто» перестраивает двенадцатиструнку под сямисэн, на Silent Hill выходит с мандолиной, купленной в четырнадцать лет на деньги за собранную смородину.

Егор из Липецка. Ноты читает медленно, слышит быстро, и половина аранжировок оркестра для щипковых сделана им на слух.`,
      },
      en: {
        fullName: 'Egor Samarin',
        fullNameGenitive: 'Egor Samarin',
        biography: `Guitars, mandolin, banjo and anything with frets. A Morricone evening takes four of his instruments. For Naruto he tunes a twelve-string like a shamisen, and for Silent Hill he brings the mandolin that he bought at fourteen with money earned picking currants.

Egor is from Lipetsk. He reads slowly and hears fast, and half of the orchestra’s arrangements for plucked strings are his, made by ear.`,
      },
      th: {
        fullName: 'เยกอร์ ซามาริน',
        fullNameGenitive: 'เยกอร์ ซามาริน',
        biography: `เล่นกีตาร์ แมนโดลิน แบนโจ และทุกอย่างที่มีเฟร็ต คืนของมอร์ริโคเนเขาใช้สี่เครื่อง คืนของนารูโตะเขาตั้งสายกีตาร์สิบสองสายให้เหมือนชามิเซ็ง และคืนของไซเลนต์ฮิลล์เขาพกแมนโดลินที่ซื้อตอนอายุสิบสี่ด้วยเงินค่าจ้างเก็บลูกเคอร์แรนต์

เยกอร์มาจากลีเปตสค์ อ่านโน้ตช้าแต่หูไว ครึ่งหนึ่งของเพลงที่เรียบเรียงสำหรับเครื่องดีดในวงเป็นฝีมือเขา แกะด้วยหูทั้งหมด`,
      },
    },
  },
  {
    slug: 'taisia-morozova',
    artistType: 'soprano',
    instrument: 'voice',
    text: {
      ru: {
        fullName: 'Таисия Морозова',
        fullNameGenitive: 'Таисии Морозовой',
        biography: `Сопрано. Поёт оперную арию из шестой Final Fantasy, голос без слов у Морриконе, прощание из «Властелина колец» и песни Silent Hill, для которых убирает из тембра всё оперное.

Выросла в Новосибирске, училась академическому вокалу и десять лет пела в церковном хоре. Говорит, что разные манеры — как разная обувь: важно не перепутать перед выходом.

Коллекционирует языки, которых не знает. Сейчас в репертуаре одиннадцать, считая придуманные.`,
      },
      en: {
        fullName: 'Taisia Morozova',
        fullNameGenitive: 'Taisia Morozova',
        biography: `Soprano. She sings the opera aria of Final Fantasy VI, Morricone’s voice without words, the farewell of The Lord of the Rings, and the songs of Silent Hill, for which she puts everything operatic away.

She grew up in Novosibirsk, trained as a classical singer and sang in a church choir for ten years. Styles, she says, are like shoes: the thing is not to mix them up before you go on.

Taisia collects languages that she does not speak. There are eleven in her repertoire now, the invented ones included.`,
      },
      th: {
        fullName: 'ไทเซีย โมโรโซวา',
        fullNameGenitive: 'ไทเซีย โมโรโซวา',
        biography: `โซปราโน ขับร้องอาเรียจาก Final Fantasy VI เสียงไร้คำร้องของมอร์ริโคเน บทอำลาจากลอร์ดออฟเดอะริงส์ และเพลงของไซเลนต์ฮิลล์ ซึ่งเธอจะเก็บความเป็นโอเปราทั้งหมดลงกล่อง

เธอเติบโตที่โนโวซีบีสค์ เรียนขับร้องคลาสสิกและร้องในคณะประสานเสียงของโบสถ์สิบปี เธอบอกว่าวิธีร้องแต่ละแบบเหมือนรองเท้าคนละคู่ สำคัญคืออย่าใส่สลับกันก่อนออกเวที

ไทเซียสะสมภาษาที่เธอพูดไม่ได้ ตอนนี้ในรายการเพลงของเธอมีสิบเอ็ดภาษา รวมภาษาที่แต่งขึ้นด้วย`,
      },
    },
  },
  {
    slug: 'poluton-chamber',
    artistType: 'chamber-orchestra',
    instrument: 'violin',
    text: {
      ru: {
        fullName: 'Камерный «Полутон»',
        fullNameGenitive: '«Полутон»',
        biography: `Восемнадцать музыкантов и ни одного лишнего. Камерный состав едет туда, где сцена мала для шестидесяти двух, и играет музыку, которой большой оркестр только помешал бы: ранние фильмы Синкая, инди-игры, сказки Бёртона.

Дирижёр бывает не всегда. Тогда вступления показывает первый пульт, а остальные смотрят друг на друга. Говорят, от этого лучше слышно.`,
      },
      en: {
        fullName: 'Poluton Chamber Orchestra',
        fullNameGenitive: 'Poluton',
        biography: `Eighteen players and nobody to spare. The chamber line-up goes where the stage is too small for sixty-two, and plays music that a large orchestra would only get in the way of: Shinkai’s early films, indie games, Burton’s tales.

There is not always a conductor. Then the first desk gives the cues and the others look at each other. They say that one hears better for it.`,
      },
      th: {
        fullName: 'วงแชมเบอร์ Poluton',
        fullNameGenitive: 'Poluton',
        biography: `นักดนตรีสิบแปดคน ไม่มีใครเกินมา วงเล็กเดินทางไปยังเวทีที่คับเกินไปสำหรับหกสิบสองคน และเล่นดนตรีที่วงใหญ่มีแต่จะเกะกะ ทั้งหนังยุคแรกของชินไค เกมอินดี้ และนิทานของเบอร์ตัน

บางครั้งไม่มีวาทยกร แถวแรกเป็นผู้ให้คิว ที่เหลือมองหน้ากัน พวกเขาบอกว่าแบบนี้ฟังกันได้ดีกว่า`,
      },
    },
  },
  {
    slug: 'poluton-big-band',
    artistType: 'big-band',
    instrument: 'trumpet',
    text: {
      ru: {
        fullName: 'Биг-бенд «Полутон»',
        fullNameGenitive: '«Полутон»',
        biography: `Четыре трубы, четыре тромбона, пять саксофонов и ритм-секция. Собрался ради «Ковбоя Бибопа», расходиться не захотел и теперь ездит сам, с программой, в которой кино и джаз выясняют, кто кого придумал.

Репетирует по ночам, потому что днём соседи.`,
      },
      en: {
        fullName: 'Poluton Big Band',
        fullNameGenitive: 'Poluton',
        biography: `Four trumpets, four trombones, five saxophones and a rhythm section. It came together for Cowboy Bebop, did not want to part, and now tours by itself with a program in which cinema and jazz find out who invented whom.

It rehearses at night, since by day there are neighbours.`,
      },
      th: {
        fullName: 'บิ๊กแบนด์ Poluton',
        fullNameGenitive: 'Poluton',
        biography: `ทรัมเป็ตสี่ ทรอมโบนสี่ แซกโซโฟนห้า และกลุ่มจังหวะ รวมตัวกันเพื่อคาวบอย บีบ๊อป แล้วไม่อยากแยกย้าย ตอนนี้ออกทัวร์เองด้วยโปรแกรมที่ภาพยนตร์กับแจ๊สมาตกลงกันว่าใครคิดใครขึ้นมาก่อน

ซ้อมตอนกลางคืน เพราะกลางวันมีเพื่อนบ้าน`,
      },
    },
  },
  {
    slug: 'poluton-quintet',
    artistType: 'quintet',
    instrument: 'cello',
    text: {
      ru: {
        fullName: 'Квинтет «Полутон»',
        fullNameGenitive: '«Полутон»',
        biography: `С него всё началось: рояль, две скрипки, альт и виолончель в книжном магазине между полками. Музыканты с тех пор менялись, а стулья квинтет возит те же.

Играет при свечах, а раз в месяц — в больницах и интернатах, где сцены нет совсем.`,
      },
      en: {
        fullName: 'Poluton Quintet',
        fullNameGenitive: 'Poluton',
        biography: `This is how it all began: a piano, two violins, a viola and a cello between the shelves of a bookshop. The players have changed since. The chairs have not.

The quintet plays by candlelight and, once a month, in hospitals and boarding schools, where there is no stage at all.`,
      },
      th: {
        fullName: 'ควินเท็ต Poluton',
        fullNameGenitive: 'Poluton',
        biography: `ทุกอย่างเริ่มจากวงนี้ เปียโน ไวโอลินสอง วิโอลา และเชลโล ระหว่างชั้นหนังสือในร้านหนังสือ นักดนตรีเปลี่ยนไปแล้ว แต่เก้าอี้ยังเป็นตัวเดิม

เล่นใต้แสงเทียน และเดือนละครั้งในโรงพยาบาลซึ่งไม่มีเวทีเลย`,
      },
    },
  },
]
