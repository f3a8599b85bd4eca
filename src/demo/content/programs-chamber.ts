import { tuningFile } from '../sounds/tuning.ts'
import type { AuthoredProgram } from './authored.ts'
import { encore, firstHalf, secondHalf } from './tracklist-titles.ts'

const elfman = { ru: 'Дэнни Эльфман', en: 'Danny Elfman' }
const scissorhands = { ru: 'Эдвард Руки-ножницы', en: 'Edward Scissorhands' }
const nightmare = { ru: 'Кошмар перед Рождеством', en: 'The Nightmare Before Christmas' }
const corpseBride = { ru: 'Труп невесты', en: 'Corpse Bride' }

const hirasawa = { ru: 'Сусуму Хирасава', en: 'Susumu Hirasawa' }
const millenniumActress = { ru: 'Актриса тысячелетия', en: 'Millennium Actress' }
const paprika = { ru: 'Паприка', en: 'Paprika' }

const okabe = { ru: 'Кэйити Окабэ', en: 'Keiichi Okabe' }
const automata = { ru: 'NieR: Automata', en: 'NieR: Automata' }
const replicant = { ru: 'NieR', en: 'NieR' }

const mancini = { ru: 'Генри Манчини', en: 'Henry Mancini' }
const schifrin = { ru: 'Лало Шифрин', en: 'Lalo Schifrin' }
const hurwitz = { ru: 'Джастин Гурвиц', en: 'Justin Hurwitz' }
const laLaLand = { ru: 'Ла-Ла Ленд', en: 'La La Land' }

/** Programs of the chamber orchestra and of the big band. */
export const chamberPrograms: AuthoredProgram[] = [
  {
    slug: 'danny-elfman',
    repertoire: 'film',
    layout: 'program',
    scene: 'crooked-hill',
    collections: ['film-music', 'family'],
    categories: ['film', 'composers'],
    performers: ['poluton-chamber', 'maria-vetrova', 'vera-tikhonova'],
    durationMinutes: 95,
    ageLimit: 6,
    priority: 73,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          {
            name: 'Breakfast Machine',
            composer: elfman,
            source: { ru: 'Большое приключение Пи-Ви', en: 'Pee-wee’s Big Adventure' },
          },
          { name: 'Main Titles', composer: elfman, source: { ru: 'Битлджус', en: 'Beetlejuice' } },
          {
            name: 'Ice Dance',
            composer: elfman,
            source: scissorhands,
            note: {
              ru: 'В фильме это хор без слов и челеста: так у Эльфмана падает снег.',
              en: 'In the film, a choir without words and a celesta: this is how Elfman lets snow fall.',
              th: 'ในหนังเป็นเสียงร้องประสานไร้คำกับเซเลสตา เอลฟ์แมนให้หิมะตกแบบนี้',
            },
          },
          { name: 'The Grand Finale', composer: elfman, source: scissorhands },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'This Is Halloween', composer: elfman, source: nightmare },
          { name: 'Jack’s Lament', composer: elfman, source: nightmare },
          { name: 'What’s This?', composer: elfman, source: nightmare },
          {
            name: 'Victor’s Piano Solo',
            composer: elfman,
            source: corpseBride,
            note: {
              ru: 'Жених играет её на чужом рояле, пока думает, что его никто не слышит.',
              en: 'A bridegroom plays it on somebody else’s piano while he thinks that nobody hears.',
              th: 'เจ้าบ่าวเล่นเพลงนี้บนเปียโนของคนอื่น ตอนที่คิดว่าไม่มีใครได้ยิน',
            },
          },
          { name: 'Remains of the Day', composer: elfman, source: corpseBride },
          {
            name: 'Alice’s Theme',
            composer: elfman,
            source: { ru: 'Алиса в Стране чудес', en: 'Alice in Wonderland' },
          },
        ],
      },
    ],
    excerpts: [
      {
        file: tuningFile,
        title: {
          ru: 'Оркестр настраивается',
          en: 'The orchestra tunes',
          th: 'วงกำลังเทียบเสียง',
        },
      },
    ],
    text: {
      ru: {
        name: 'Сказки Тима Бёртона',
        about: 'Музыка Дэнни Эльфмана: снег «Эдварда Руки-ножницы», Хэллоуин Джека. Страшно, но не очень.',
        description: `Дэнни Эльфман пришёл в кино из рок-группы и первую партитуру писал, не зная правил. Поэтому у него цирк играет похоронный марш, а похороны пляшут.

Камерный состав, восемнадцать музыкантов: как раз столько, чтобы челесту было слышно рядом с фаготом.`,
        longDescription: `Первое отделение заканчивается снегом. Под «Ice Dance» в фильме падает ледяная стружка, и хор поёт без слов. У нас поют скрипки: [Мария Ветрова](/members/maria-vetrova) ведёт состав от первого пульта, дирижёра на сцене нет.

В «Кошмаре перед Рождеством» Джек говорит одним голосом, а поёт другим: все его песни спел сам композитор. На концерте Джека играет фагот [Веры Тихоновой](/members/vera-tikhonova), и ему веришь.

«Victor’s Piano Solo» длится чуть больше минуты. Это самая тихая вещь вечера, и после неё скелеты из «Remains of the Day» звучат особенно бодро.`,
      },
      en: {
        name: 'Tim Burton’s Tales',
        about:
          'The snow of Edward Scissorhands, Jack’s Halloween and Victor’s piano: frightening, but not very.',
        description: `Danny Elfman came to film from a rock band and wrote his first score without knowing the rules. So his circus plays funeral marches, and his funerals dance.

Eighteen players of our chamber line-up: just enough to hear a celesta beside a bassoon.`,
        longDescription: `The first half ends in snow. In the film shavings of ice fall to “Ice Dance” and a choir sings without words. Here the violins sing: [Maria Vetrova](/en/members/maria-vetrova) leads from the first desk, and there is no conductor.

In The Nightmare Before Christmas Jack speaks with one voice and sings with another, because the composer sang all of his songs himself. In our concert Jack is the bassoon of [Vera Tikhonova](/en/members/vera-tikhonova), and you believe him.

“Victor’s Piano Solo” lasts little more than a minute. It is the quietest thing of the evening, and after it the skeletons of “Remains of the Day” are in excellent spirits.`,
      },
      th: {
        name: 'นิทานของทิม เบอร์ตัน',
        about: 'หิมะจากเอ็ดเวิร์ด มือกรรไกร ฮาโลวีนของแจ็ค และเปียโนของวิกเตอร์ น่ากลัวนิดเดียว',
        description: `เอลฟ์แมนเข้าสู่วงการหนังจากวงร็อก และเขียนสกอร์แรกโดยไม่รู้กฎ ละครสัตว์ของเขาจึงเล่นเพลงงานศพ ส่วนงานศพก็เต้นรำ

วงเล็กสิบแปดคน พอดีให้ได้ยินเซเลสตาข้างบาสซูน`,
        longDescription: `ครึ่งแรกจบด้วยหิมะ ในหนังเกล็ดน้ำแข็งโปรยลงมาพร้อม “Ice Dance” และคณะประสานเสียงร้องโดยไม่มีคำ ในคอนเสิร์ตไวโอลินเป็นผู้ร้อง มาเรีย เวโตรวานำวงจากแถวแรกโดยไม่มีวาทยกร

ใน The Nightmare Before Christmas แจ็คพูดด้วยเสียงหนึ่งและร้องด้วยอีกเสียง เพราะผู้แต่งร้องเองทุกเพลง`,
      },
    },
  },
  {
    slug: 'satoshi-kon',
    repertoire: 'anime',
    layout: 'album',
    scene: 'dream-parade',
    collections: ['anime'],
    categories: ['anime'],
    performers: ['poluton-chamber', 'maria-vetrova'],
    durationMinutes: 80,
    ageLimit: 16,
    priority: 47,
    tracklists: [
      {
        tracks: [
          {
            name: 'Virtua Mima',
            composer: { ru: 'Масахиро Икуми', en: 'Masahiro Ikumi' },
            source: { ru: 'Истинная грусть', en: 'Perfect Blue' },
          },
          { name: 'Chiyoko’s Theme', composer: hirasawa, source: millenniumActress },
          { name: 'Run', composer: hirasawa, source: millenniumActress },
          { name: 'Rotation (Lotus-2)', composer: hirasawa, source: millenniumActress },
          {
            name: 'No. 9',
            composer: { ru: 'Кэйити Судзуки', en: 'Keiichi Suzuki' },
            source: { ru: 'Однажды в Токио', en: 'Tokyo Godfathers' },
          },
          {
            name: 'Dream Island Obsessional Park',
            composer: hirasawa,
            source: { ru: 'Агент паранойи', en: 'Paranoia Agent' },
          },
          { name: 'The Girl in Byakkoya', composer: hirasawa, source: paprika },
          { name: 'Parade', composer: hirasawa, source: paprika },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Сатоси Кон',
        about:
          'Музыка Сусуму Хирасавы к «Паприке» и «Актрисе тысячелетия»: камерный состав и один синтезатор.',
        description: `У Сатоси Кона нельзя понять, где кончается сон, а музыка в этом участвует: марш идёт слишком весело, колыбельная — слишком быстро.

Восемнадцать музыкантов и старый синтезатор, который стоит на месте дирижёра.`,
        longDescription: `Хирасава писал для «Паприки» в одиночку, на компьютере, который пел за него: часть голосов в записи принадлежит программе. Мы вернули эти партии людям. Поют сами струнные, не переставая играть, и это труднее, чем кажется.

«Run» из «Актрисы тысячелетия» построена как погоня, в которой меняются эпохи, костюмы и темп, а бежит всё время один человек. [Мария Ветрова](/members/maria-vetrova) играет её стоя.

Последним проходит «Парад»: холодильник, куклы, лягушки с барабанами. Костюмы приветствуются, холодильник просим оставить дома.`,
      },
      en: {
        name: 'Satoshi Kon',
        about:
          'Susumu Hirasawa’s music for Paprika and Millennium Actress, for a chamber line-up and one synthesiser.',
        description: `In Satoshi Kon you never know where the dream ends, and the music helps: a march is a little too merry, a lullaby a little too fast.

Eighteen players and an old synthesiser, which stands where the conductor would.`,
        longDescription: `Hirasawa wrote Paprika by himself, on a computer that sang for him: some of the voices on the recording are a program’s. We gave these parts back to people. The string players sing them without ceasing to play, which is harder than it looks.

“Run” from Millennium Actress is a chase in which eras, costumes and tempi change while one and the same person runs. [Maria Vetrova](/en/members/maria-vetrova) plays it standing.

The Parade comes last: a refrigerator, dolls, frogs with drums. Costumes are welcome. Please leave the refrigerator at home.`,
      },
      th: {
        name: 'ซาโตชิ คน',
        about: 'ดนตรีของซูซูมุ ฮิราซาวะ จาก Paprika และ Millennium Actress สำหรับวงเล็กกับซินธิไซเซอร์หนึ่งเครื่อง',
        description: `ในหนังของซาโตชิ คน เราไม่มีทางรู้ว่าฝันจบตรงไหน และดนตรีก็ช่วยให้ยิ่งไม่รู้ มาร์ชร่าเริงเกินไป เพลงกล่อมเด็กเร็วเกินไป

นักดนตรีสิบแปดคน กับซินธิไซเซอร์เก่าหนึ่งเครื่องซึ่งตั้งอยู่ตรงที่ของวาทยกร`,
        longDescription: `ฮิราซาวะเขียนเพลงของ Paprika คนเดียวบนคอมพิวเตอร์ที่ร้องแทนเขา เราคืนแนวเสียงเหล่านั้นให้มนุษย์ นักเครื่องสายร้องเองโดยไม่หยุดเล่น

“Run” จาก Millennium Actress คือการไล่ตามที่ยุคสมัย เครื่องแต่งกาย และจังหวะเปลี่ยนไปเรื่อย ๆ แต่คนที่วิ่งคือคนเดิม มาเรีย เวโตรวายืนเล่นทั้งเพลง`,
      },
    },
  },
  {
    slug: 'nier',
    repertoire: 'game',
    layout: 'program',
    scene: 'overgrown-ruins',
    collections: ['game-music'],
    categories: ['games'],
    performers: ['poluton-chamber', 'maria-vetrova', 'sofia-arsenyeva'],
    durationMinutes: 95,
    ageLimit: 16,
    priority: 65,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Snow in Summer', composer: okabe, source: replicant },
          { name: 'Song of the Ancients (Devola)', composer: okabe, source: replicant },
          { name: 'Grandma', composer: okabe, source: replicant },
          { name: 'Kainé (Salvation)', composer: okabe, source: replicant },
          { name: 'Emil (Sacrifice)', composer: okabe, source: replicant },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          { name: 'City Ruins (Rays of Light)', composer: okabe, source: automata },
          { name: 'Amusement Park', composer: okabe, source: automata },
          { name: 'A Beautiful Song', composer: okabe, source: automata },
          { name: 'Vague Hope (Cold Rain)', composer: okabe, source: automata },
        ],
      },
      { title: encore, tracks: [{ name: 'Weight of the World', composer: okabe, source: automata }] },
    ],
    text: {
      ru: {
        name: 'NieR',
        about:
          'Песни на несуществующих языках, арфа и струнные: музыка Кэйити Окабэ к NieR и NieR: Automata.',
        description: `Люди ушли, машины остались, и кто-то среди развалин поёт. Слов не понять: язык для этих песен придумала певица Эми Эванс, представив, во что наши языки превратятся через тысячу лет.

Камерный состав, арфа и два голоса из хора.`,
        longDescription: `Окабэ пишет песни, а не фон. У каждой темы есть куплет и припев, и в игре они то теряют голос, то обретают его, смотря по тому, что делает герой. Мы собираем их так же, на ходу: в «City Ruins» сначала играет одна арфа [Софии Арсеньевой](/members/sofia-arsenyeva), потом вступают струнные, и только к концу слышен голос.

«Grandma» и «Emil» стоят в конце первого отделения. Антракт после них нужен не музыкантам.

На бис звучит «Weight of the World». В финале игры её поют все, кто помогал вам дойти. У нас — все, кто сидит в зале, если захотят.`,
      },
      en: {
        name: 'NieR',
        about:
          'Songs in languages that do not exist, a harp and strings: Keiichi Okabe’s NieR and NieR: Automata.',
        description: `People have gone, machines are left, and somebody sings among the ruins. You will not understand the words: the singer Emi Evans invented their languages by imagining what ours will be in a thousand years.

Our chamber line-up, a harp and two voices from the choir.`,
        longDescription: `Okabe writes songs and not backgrounds. Each theme has a verse and a chorus, and in the game they lose their voice and find it again, depending on what you do. We build them in the same way: “City Ruins” begins with the harp of [Sofia Arsenyeva](/en/members/sofia-arsenyeva) alone, the strings come in, and only towards the end do you hear a voice.

“Grandma” and “Emil” close the first half. It is not the players who need the interval after them.

The encore is “Weight of the World”. At the end of the game it is sung by everybody who helped you to get there. Here it is sung by everybody in the hall who would like to.`,
      },
      th: {
        name: 'NieR',
        about: 'บทเพลงในภาษาที่ไม่มีอยู่จริง ฮาร์ปและเครื่องสาย ดนตรีของเคอิจิ โอคาเบะ จาก NieR และ NieR: Automata',
        description: `มนุษย์จากไป เหลือแต่จักรกล และมีใครบางคนร้องเพลงอยู่กลางซากเมือง ฟังคำร้องไม่ออก เพราะเอมิ เอแวนส์ นักร้อง แต่งภาษาขึ้นเองโดยจินตนาการถึงภาษาของเราในอีกพันปี

วงเล็ก ฮาร์ป และเสียงร้องสองคนจากคณะประสานเสียง`,
        longDescription: `โอคาเบะเขียนบทเพลง ไม่ใช่ดนตรีพื้นหลัง ในเกมทำนองจะสูญเสียงร้องแล้วได้คืนมาตามสิ่งที่ผู้เล่นทำ เราประกอบขึ้นแบบเดียวกัน “City Ruins” เริ่มด้วยฮาร์ปของโซเฟีย อาร์เซเนียวาเพียงตัวเดียว แล้วเครื่องสายจึงเข้ามา

เพลงแถมคือ “Weight of the World” ในเกมทุกคนที่ช่วยคุณมาจนถึงตอนจบร้องเพลงนี้ ในฮอลล์ก็เช่นกัน หากคุณอยากร้อง`,
      },
    },
  },
  {
    slug: 'big-band-cinema',
    repertoire: 'film',
    layout: 'program',
    scene: 'brass-spotlight',
    collections: ['film-music'],
    categories: ['film'],
    performers: ['poluton-big-band', 'stepan-korneev'],
    durationMinutes: 85,
    ageLimit: 12,
    priority: 63,
    tracklists: [
      {
        title: firstHalf,
        tracks: [
          { name: 'Peter Gunn', composer: mancini, source: { ru: 'Питер Ганн', en: 'Peter Gunn' } },
          {
            name: 'The Pink Panther Theme',
            composer: mancini,
            source: { ru: 'Розовая пантера', en: 'The Pink Panther' },
          },
          {
            name: 'Flirtibird',
            composer: { ru: 'Дюк Эллингтон', en: 'Duke Ellington' },
            source: { ru: 'Анатомия убийства', en: 'Anatomy of a Murder' },
          },
          { name: 'Main Title', composer: schifrin, source: { ru: 'Буллит', en: 'Bullitt' } },
          {
            name: 'Mission: Impossible',
            composer: schifrin,
            source: { ru: 'Миссия невыполнима', en: 'Mission: Impossible' },
          },
        ],
      },
      {
        title: secondHalf,
        tracks: [
          {
            name: 'Soul Bossa Nova',
            composer: { ru: 'Куинси Джонс', en: 'Quincy Jones' },
            source: { ru: 'Остин Пауэрс', en: 'Austin Powers' },
          },
          {
            name: 'All That Jazz',
            composer: { ru: 'Джон Кандер', en: 'John Kander' },
            source: { ru: 'Чикаго', en: 'Chicago' },
          },
          {
            name: 'The Incredits',
            composer: { ru: 'Майкл Джаккино', en: 'Michael Giacchino' },
            source: { ru: 'Суперсемейка', en: 'The Incredibles' },
          },
          { name: 'Another Day of Sun', composer: hurwitz, source: laLaLand },
          { name: 'City of Stars', composer: hurwitz, source: laLaLand },
        ],
      },
      {
        title: encore,
        tracks: [
          {
            name: 'Caravan',
            composer: { ru: 'Хуан Тизол, Дюк Эллингтон', en: 'Juan Tizol, Duke Ellington' },
            source: { ru: 'Одержимость', en: 'Whiplash' },
          },
        ],
      },
    ],
    text: {
      ru: {
        name: 'Биг-бенд и кино',
        about:
          'Четыре трубы, четыре тромбона, пять саксофонов: «Розовая пантера», «Буллит», «Чикаго», «Ла-Ла Ленд».',
        description: `Есть фильмы, у которых вместо сердца ритм-секция. Сыщики крадутся на цыпочках, машины прыгают с холмов Сан-Франциско, пробка на шоссе танцует.

Биг-бенд «Полутона» играет всё это без дирижёра: темп задаёт контрабас.`,
        longDescription: `Тему «Миссия невыполнима» Лало Шифрин записал на пять четвертей и объяснял, что писал для людей с пятью ногами. Контрабасист [Степан Корнеев](/members/stepan-korneev) проверил: стоя на двух тоже получается, если не думать.

В «Анатомии убийства» Дюк Эллингтон не только сочинил музыку, но и сам сидит за роялем в придорожном клубе. Его оркестр не иллюстрирует сцены, а сплетничает о них. Так мы это и играем.

Соло «Розовой пантеры» каждый вечер достаётся другому саксофонисту, по жребию. На бис — «Караван»: его темп просим не сверять с фильмом, все живы.`,
      },
      en: {
        name: 'Big Band and Cinema',
        about:
          'Four trumpets, four trombones, five saxophones: The Pink Panther, Bullitt, Chicago, La La Land.',
        description: `Some films have a rhythm section for a heart. Detectives walk on tiptoe, cars leap from the hills of San Francisco, a traffic jam dances.

The Poluton big band plays all this without a conductor: the double bass sets the pace.`,
        longDescription: `Lalo Schifrin gave Mission: Impossible five beats to the bar, and used to say that it was for people with five legs. Our bassist [Stepan Korneev](/en/members/stepan-korneev) has tried: two will do, as long as you do not think about it.

For Anatomy of a Murder Duke Ellington wrote the music and sits at the piano of a roadhouse himself. His orchestra does not illustrate the scenes. It gossips about them, and so do we.

The solo of The Pink Panther goes to another saxophonist each night, by lot. The encore is “Caravan”. Please do not compare its tempo with the film: everybody is alive.`,
      },
      th: {
        name: 'บิ๊กแบนด์กับภาพยนตร์',
        about: 'ทรัมเป็ตสี่ ทรอมโบนสี่ แซกโซโฟนห้า จาก The Pink Panther, Bullitt, Chicago และ La La Land',
        description: `หนังบางเรื่องมีหัวใจเป็นกลุ่มจังหวะ นักสืบย่องเบา รถกระโดดจากเนินซานฟรานซิสโก และรถติดบนทางด่วนก็เต้นรำได้

บิ๊กแบนด์ของ Poluton เล่นทั้งหมดนี้โดยไม่มีวาทยกร ดับเบิลเบสเป็นผู้กำหนดจังหวะ`,
        longDescription: `ลาโล ชิฟริน เขียน Mission: Impossible ห้าจังหวะต่อห้อง และเคยบอกว่าเขียนให้คนห้าขา มือดับเบิลเบสของเราลองแล้ว สองขาก็พอ ถ้าไม่คิดมาก

ใน Anatomy of a Murder ดุ๊ก เอลลิงตันทั้งแต่งเพลงและนั่งเล่นเปียโนในหนังเอง โซโลของ The Pink Panther จับฉลากทุกคืนว่าแซกโซโฟนคนใดจะได้เล่น`,
      },
    },
  },
]
