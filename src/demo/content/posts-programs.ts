import type { AuthoredPost } from './authored.ts'

/** News about what is played: premieres, new instruments on stage, answers from the composers' desks. */
export const programPosts: AuthoredPost[] = [
  {
    slug: 'cyberpunk-premiere',
    daysAgo: 3,
    scene: 'neon-city',
    variant: 1,
    programs: ['cyberpunk'],
    text: {
      ru: {
        title: 'Премьера: симфонический киберпанк',
        summary:
          'Год искали способ сыграть синтезаторы оркестром и решили не заменять их, а посадить рядом со скрипками.',
        paragraphs: [
          'У музыки о городах будущего есть трудность: она придумана для машин. Первая аранжировка [нашей новой программы](/cyberpunk) была чисто оркестровой и звучала вежливо. Вторую сделали иначе: два аналоговых синтезатора сидят в середине струнных, и дирижёр показывает им вступления так же, как виолончелям.',
          'Бас-кларнет и контрафагот дублируют самые низкие линии, поэтому басы здесь слышно не из колонок, а из дерева. Ударных пятеро: четверо за акустическими инструментами и один за драм-машиной, которую он останавливает и запускает руками.',
          'Сцена почти тёмная, свет золотой только один раз за вечер. Если вам нужен спокойный выход из неона, дождитесь конца первой части: там остаются голос, рояль и квартет. Возрастное ограничение 18+ досталось программе от игр.',
        ],
      },
      en: {
        title: 'Premiere: cyberpunk goes symphonic',
        summary:
          'For a year we looked for a way to play synthesisers with an orchestra, then sat them next to the violins.',
        paragraphs: [
          'Music about the cities of the future has one difficulty: it was written for machines. The first arrangement of [our new program](/en/cyberpunk) was purely orchestral and sounded polite. In the second one two analogue synthesisers sit inside the string section, and the conductor cues them like cellos.',
          'Bass clarinet and contrabassoon double the lowest lines, so the bass comes out of wood and not only out of loudspeakers. There are five percussionists: four at acoustic instruments and one at a drum machine that he starts and stops by hand.',
          'The stage is almost dark. For a calm way out of the neon, wait until the end of the first part, when only a voice, a piano and a quartet remain. The age limit of 18+ comes from the games.',
        ],
      },
      th: {
        title: 'เปิดการแสดงครั้งแรก: ไซเบอร์พังก์ฉบับวงออร์เคสตรา',
        summary: 'เราใช้เวลาหนึ่งปีหาวิธีเล่นเสียงสังเคราะห์ด้วยวงออร์เคสตรา สุดท้ายจึงให้ซินธิไซเซอร์นั่งข้างไวโอลินเสียเลย',
        paragraphs: [
          'ดนตรีของเมืองอนาคตมีความยากอยู่อย่างหนึ่ง คือเขียนมาให้เครื่องจักรเล่น บทเรียบเรียงชุดแรกของ[โปรแกรมใหม่](/th/cyberpunk)ใช้วงออร์เคสตราล้วนและฟังเรียบร้อยเกินไป ชุดที่สองจึงวางซินธิไซเซอร์แอนะล็อกสองเครื่องไว้กลางกลุ่มเครื่องสาย วาทยกรให้คิวเหมือนให้คิวเชลโล',
          'เบสคลาริเน็ตและคอนทราบาสซูนเล่นแนวเสียงต่ำสุดควบคู่กัน เสียงเบสจึงมาจากเนื้อไม้ ไม่ใช่จากลำโพงอย่างเดียว มือเครื่องกระทบห้าคน สี่คนเล่นเครื่องจริง อีกคนเปิดปิดดรัมแมชชีนด้วยมือ',
          'เวทีแทบจะมืดสนิท และหากอยากพักจากแสงนีออน ให้รอท้ายครึ่งแรก เมื่อเหลือเพียงเสียงร้อง เปียโน และควอร์เท็ต โปรแกรมนี้กำหนดอายุ 18+ ตามตัวเกม',
        ],
      },
    },
  },
  {
    slug: 'silent-hill-mandolin',
    daysAgo: 10,
    scene: 'lighthouse-fog',
    variant: 1,
    programs: ['silent-hill'],
    text: {
      ru: {
        title: 'Мандолина в тумане: как мы готовили Silent Hill',
        summary:
          'Акира Ямаока открыл первую игру мандолиной. Играет её тот, кто выучил эту тему на слух в четырнадцать лет.',
        paragraphs: [
          'Заглавная тема первой Silent Hill начинается с мандолины. В оркестре её нет, зато есть гитарист [Егор Самарин](/members/egor-samarin), который выучил тему подростком, без нот. На первой репетиции [программы](/silent-hill) он попросил убрать свет: так проще не торопиться.',
          'Промышленные шумы Ямаоки мы собирали сами: цепь на листе железа, смычок по краю тарелки, шланг пылесоса, в который поёт тромбонист. Всё это происходит на сцене, записанных шумов в программе нет.',
          'Программа отмечена 18+, как и сами игры. Резких звуков в темноте нет. Тишина есть, и её много.',
        ],
      },
      en: {
        title: 'A mandolin in the fog: preparing Silent Hill',
        summary:
          'Akira Yamaoka opened the first game with a mandolin. It is played by somebody who learned the theme by ear at fourteen.',
        paragraphs: [
          'The title theme of the first Silent Hill begins with a mandolin. An orchestra has none, but it has our guitarist [Egor Samarin](/en/members/egor-samarin), who learned the theme as a boy without a score. At the first rehearsal of [the program](/en/silent-hill) he asked us to turn off the lights, because in the dark it is easier not to hurry.',
          'We built Yamaoka’s industrial noises ourselves: a chain on a sheet of iron, a bow along the edge of a cymbal, a vacuum-cleaner hose that a trombonist sings into. All of it happens on stage; nothing is played from a recording.',
          'The program is marked 18+, as the games are. There are no sudden noises in the dark. There is silence, and a good deal of it.',
        ],
      },
    },
  },
  {
    slug: 'anime-encore-vote',
    daysAgo: 20,
    scene: 'audience',
    variant: 1,
    programs: ['anime-hits', 'joe-hisaishi', 'naruto'],
    text: {
      ru: {
        title: 'Бис выбираете вы: голосование по музыке аниме открыто',
        summary:
          'Тема с наибольшим числом голосов станет бисом всех аниме-программ. Один зритель — один голос.',
        paragraphs: [
          'Мы собрали восемь тем, которые чаще всего просят выкрикнуть из зала: от вальса из «Ходячего замка» до «Грусти и печали» из «Наруто». Победитель будет звучать на бис в каждой аниме-программе, пока не наскучит вам, то есть долго.',
          'Темы и программы, из которых они взяты, — на странице [«Выбираем бис»](/anime-vote-2026). Голос пришлите письмом на [vote@poluton.example](mailto:vote@poluton.example): одна тема, одна строка. Передумать нельзя, поэтому послушайте перед выбором.',
        ],
      },
      en: {
        title: 'You choose the encore: the anime vote is open',
        summary:
          'The theme with the most votes becomes the encore of every anime program. One listener, one vote.',
        paragraphs: [
          'We gathered the eight themes that people most often call out from their seats, from the waltz of Howl’s Moving Castle to Naruto’s Sadness and Sorrow. The winner will be our encore in every anime program until you tire of it, which may take a while.',
          'The themes, and the programs that they come from, are on the [encore page](/en/anime-vote-2026). Send your vote to [vote@poluton.example](mailto:vote@poluton.example): one theme, one line. It cannot be changed, so listen before you choose.',
        ],
      },
      th: {
        title: 'คุณเลือกเพลงแถมเอง: เปิดโหวตดนตรีอนิเมะแล้ว',
        summary: 'เพลงที่ได้คะแนนสูงสุดจะเป็นเพลงแถมในทุกโปรแกรมอนิเมะ หนึ่งคนหนึ่งเสียง',
        paragraphs: [
          'เรารวมแปดทำนองที่ผู้ชมขอกันบ่อยที่สุด ตั้งแต่เพลงวอลตซ์จากปราสาทเวทมนตร์ของฮาวล์ไปจนถึง Sadness and Sorrow จากนารูโตะ เพลงที่ชนะจะเป็นเพลงแถมในทุกโปรแกรมอนิเมะ จนกว่าคุณจะเบื่อ ซึ่งคงอีกนาน',
          'ดูทำนองและโปรแกรมที่มาได้ใน[หน้าเลือกเพลงแถม](/th/anime-vote-2026) แล้วส่งคะแนนทางอีเมลที่ [vote@poluton.example](mailto:vote@poluton.example) หนึ่งทำนองหนึ่งบรรทัด โหวตแล้วเปลี่ยนไม่ได้ จึงอยากให้ฟังก่อนเลือก',
        ],
      },
    },
  },
  {
    slug: 'celesta-for-harry-potter',
    daysAgo: 34,
    scene: 'instruments',
    variant: 1,
    programs: ['harry-potter', 'john-williams'],
    text: {
      ru: {
        title: 'У нас появилась своя челеста',
        summary: 'Инструмент, с которого начинается «Тема Букли», больше не надо искать в каждом городе.',
        paragraphs: [
          'Первые ноты [«Гарри Поттера»](/harry-potter) играет челеста: внешне маленькое пианино, внутри вместо струн стальные пластинки, по которым бьют войлочные молоточки. В половине залов её нет, и раньше мы либо везли чужую, либо просили у местной филармонии.',
          'Теперь у оркестра есть своя. Она весит сто десять килограммов и ездит в ящике с поролоном, который мастер сцены сшил по её форме. После переезда инструмент отдыхает два часа и только потом играет.',
          'Послушать её крупным планом можно в начале «Гарри Поттера» и в двух номерах [программы Джона Уильямса](/john-williams). А подробнее о челесте — в [нашей статье](/a/celesta-and-other-magic).',
        ],
      },
      en: {
        title: 'We have a celesta of our own',
        summary: 'The instrument that opens Hedwig’s Theme no longer has to be found anew in every city.',
        paragraphs: [
          'The first notes of [Harry Potter](/en/harry-potter) belong to a celesta. From outside it is a small upright piano; inside, felt hammers strike steel plates instead of strings. Half of the halls have none, and until now we borrowed one from a local orchestra or went without sleep to fetch it.',
          'Ours weighs a hundred and ten kilograms and travels in a padded case that our stage master cut to its shape. After each move it rests for two hours before it plays.',
          'You can hear it up close at the start of Harry Potter and in two numbers of the [John Williams program](/en/john-williams). There is more about it in [this article](/en/a/celesta-and-other-magic).',
        ],
      },
      th: {
        title: 'เรามีเซเลสตาเป็นของตัวเองแล้ว',
        summary: 'เครื่องดนตรีที่เปิดเพลง Hedwig’s Theme ไม่ต้องตามหาใหม่ทุกเมืองอีกต่อไป',
        paragraphs: [
          'โน้ตแรกของ[แฮร์รี่ พอตเตอร์](/th/harry-potter)เป็นของเซเลสตา ภายนอกเหมือนเปียโนหลังเล็ก แต่ข้างในเป็นแผ่นเหล็กที่ถูกเคาะด้วยค้อนสักหลาดแทนสาย ฮอลล์ครึ่งหนึ่งไม่มีเครื่องนี้ ที่ผ่านมาเราต้องยืมจากวงในเมืองนั้น',
          'เครื่องของเราหนักหนึ่งร้อยสิบกิโลกรัม เดินทางในกล่องบุฟองน้ำที่หัวหน้าเวทีตัดให้พอดีตัว หลังขนย้ายทุกครั้งต้องพักสองชั่วโมงก่อนเล่น',
          'ฟังเสียงใกล้ ๆ ได้ตอนเปิดแฮร์รี่ พอตเตอร์ และอีกสองเพลงใน[โปรแกรมจอห์น วิลเลียมส์](/th/john-williams) อ่านเรื่องเครื่องดนตรีนี้เพิ่มเติมได้ใน[บทความของเรา](/th/a/celesta-and-other-magic)',
        ],
      },
    },
  },
  {
    slug: 'soviet-cinema-returns',
    daysAgo: 88,
    scene: 'night-train',
    variant: 2,
    programs: ['soviet-cinema'],
    text: {
      ru: {
        title: 'Музыка советского кино возвращается в афишу',
        summary:
          'Таривердиев, Дашкевич, Шнитке, Дога: программу собрали заново и вернули то, что просили зрители.',
        paragraphs: [
          'Полгода программа [«Музыка советского кино»](/soviet-cinema) отдыхала. За это время библиотекарь нашёл авторские партитуры трёх номеров, которые раньше мы играли по попурри, и среди них увертюру Владимира Дашкевича к «Приключениям Шерлока Холмса и доктора Ватсона».',
          'Во втором отделении появился «Полёт» Альфреда Шнитке из «Сказки странствий», который в концертах почти не звучит. В вальсе Евгения Доги солирует концертмейстер [Михаил Озеров](/members/mikhail-ozerov), а на «Прекрасном далёке» дирижёр поворачивается к залу: петь будете вы.',
          'Программа подходит для похода тремя поколениями. Кстати, на концерты в будни бывают [льготные билеты](/qa/discounts).',
        ],
      },
    },
  },
  {
    slug: 'final-fantasy-choir',
    daysAgo: 62,
    scene: 'crystal',
    variant: 1,
    programs: ['final-fantasy'],
    text: {
      ru: {
        title: 'Ищем сорок голосов для Final Fantasy',
        summary:
          'В каждом городе тура вместе с «Обертоном» финал седьмой части поют местные хоры. Можно стать одним из голосов.',
        paragraphs: [
          'Знаменитый финал седьмой части держится на хоре. «Обертон» ездит с нами дорожным составом в двенадцать голосов, и к нему в [программе Final Fantasy](/final-fantasy) присоединяются хоры тех городов, куда мы приезжаем: студенческие, любительские, церковные.',
          'Если вы руководите хором, напишите нам, как сказано на [странице прослушивания](/cast), и приложите запись любой вещи на латыни. Ноты пришлём за два месяца, одну репетицию проведём по видеосвязи и одну на сцене.',
          'Певцам — место на сцене, по два приглашения для близких и ужин с оркестром. Последнее, по опыту, решает дело.',
        ],
      },
      en: {
        title: 'Wanted: forty voices for Final Fantasy',
        summary:
          'In each city local choirs join ours for the finale of part seven. One of the voices can be yours.',
        paragraphs: [
          'The famous finale of the seventh part stands on its choir. Our own choir travels with twelve singers, and in the [Final Fantasy program](/en/final-fantasy) it is joined by choirs of the cities that we visit: student, amateur and church choirs.',
          'If you lead a choir, write to us as the [audition page](/en/cast) says, and attach a recording of anything in Latin. The scores come two months ahead; there is one rehearsal by video and one on stage.',
          'Singers get a place on stage, two invitations for their family and a dinner with the orchestra. Experience says that the dinner decides it.',
        ],
      },
    },
  },
  {
    slug: 'lord-of-the-rings-horns',
    daysAgo: 90,
    scene: 'mountain',
    variant: 1,
    programs: ['lord-of-the-rings'],
    text: {
      ru: {
        title: 'Восемь валторн Рохана',
        summary:
          'Для новой редакции «Властелина колец» группа валторн удвоилась. Соседям сверху мы принесли извинения.',
        paragraphs: [
          'Говард Шор написал для Рохана тему, в которой слышны ветер и расстояние. У четырёх валторн она звучит хорошо, у восьми — так, как будто в зале открыли окно. В новой редакции [программы](/lord-of-the-rings) валторн восемь.',
          'Соло скрипки в той же теме в записи играет норвежская хардингфеле с резонансными струнами. Наш концертмейстер [Михаил Озеров](/members/mikhail-ozerov) заказал инструмент у мастера и ждал его четырнадцать месяцев.',
          'Программа стала длиннее на двадцать минут: вернулись «Лотлориэн» и «Серые гавани». О том, как слушать темы Шора и не потеряться, есть [отдельная статья](/a/how-to-hear-a-leitmotif).',
        ],
      },
      en: {
        title: 'Eight horns for Rohan',
        summary:
          'The horn section doubled for the new version of The Lord of the Rings. We have apologised to the neighbours.',
        paragraphs: [
          'Howard Shore gave Rohan a theme in which you can hear wind and distance. With four horns it sounds well. With eight it sounds as if somebody opened a window in the hall. The new version of [our program](/en/lord-of-the-rings) has eight.',
          'In the recording the solo of that theme belongs to a Hardanger fiddle, a Norwegian violin with strings that ring along underneath. Our concertmaster ordered one from its maker and waited fourteen months for it.',
          'The program is twenty minutes longer: Lothlórien and the Grey Havens are back. How to follow Shore’s themes without losing your way is told in [this article](/en/a/how-to-hear-a-leitmotif).',
        ],
      },
    },
  },
  {
    slug: 'evangelion-and-bach',
    daysAgo: 124,
    scene: 'giant-robot',
    variant: 1,
    programs: ['evangelion'],
    text: {
      ru: {
        title: '«Евангелион»: Сагису, Бах и Бетховен в один вечер',
        summary:
          'Сериал цитирует классику, и в концерте она стоит на своих местах: между тревогой и тишиной.',
        paragraphs: [
          'Сиро Сагису писал для «Евангелиона» так, что рядом с боевым маршем спокойно живут Бах, Пахельбель и Бетховен: создатели сериала взяли их в самые страшные сцены. В нашей [программе](/evangelion) цитаты не вынесены в отдельный блок, а звучат там, где стояли в серии.',
          'Труднее всего далась не «Ода к радости», а канон Пахельбеля: после антракта на сцене один виолончелист, остальные выходят к нему по очереди и вступают на ходу. На «Тезисе жестокого ангела» зал обычно поёт сам, и неплохо.',
          'Если после концерта захочется разобраться, кто у кого что взял, прочтите [статью о хоре и Бахе](/a/evangelion-bach-and-the-choir).',
        ],
      },
      en: {
        title: 'Evangelion: Sagisu, Bach and Beethoven in one evening',
        summary:
          'The series quotes the classics, and in the concert they keep their places between alarm and silence.',
        paragraphs: [
          'Shiro Sagisu’s score lets Bach, Pachelbel and Beethoven live next door to a battle march, because the series puts them into its most terrible scenes. Our [program](/en/evangelion) does not gather the quotations into a block of their own. They sound where the episodes have them.',
          'The hardest piece was not the Ode to Joy but Pachelbel’s canon: after the interval one cellist sits on the stage and the others come out to him one by one, already playing. In A Cruel Angel’s Thesis the audience sings by itself, and rather well.',
          'To find out who took what from whom, read [the article about the choir and Bach](/en/a/evangelion-bach-and-the-choir).',
        ],
      },
      th: {
        title: 'อีวานเกเลียน: ซากิสุ บาค และเบโธเฟนในค่ำคืนเดียว',
        summary: 'ซีรีส์หยิบเพลงคลาสสิกมาใช้ และในคอนเสิร์ตเพลงเหล่านั้นยังอยู่ที่เดิม ระหว่างความหวาดหวั่นกับความเงียบ',
        paragraphs: [
          'ดนตรีของชิโร ซากิสุอยู่ร่วมกับบาค พาเคลเบล และเบโธเฟนได้ เพราะซีรีส์วางเพลงเหล่านี้ไว้ในฉากที่น่ากลัวที่สุด [โปรแกรมของเรา](/th/evangelion)ไม่ได้แยกเพลงคลาสสิกไว้ต่างหาก แต่บรรเลงตรงตำแหน่งเดียวกับในตอน',
          'เพลงที่ยากที่สุดไม่ใช่ซิมโฟนีหมายเลขเก้า แต่เป็นแคนนอนของพาเคลเบล หลังพักครึ่งมีนักเชลโลนั่งอยู่บนเวทีคนเดียว คนอื่นทยอยเดินออกมาเล่นสมทบทีละคน ส่วนเพลง A Cruel Angel’s Thesis ผู้ชมมักร้องเอง และร้องได้ดีทีเดียว',
        ],
      },
    },
  },
  {
    slug: 'indie-games-letter',
    daysAgo: 145,
    scene: 'cavern',
    variant: 1,
    programs: ['indie-games'],
    text: {
      ru: {
        title: 'Музыка маленьких игр на большой сцене',
        summary:
          'Hollow Knight, Celeste, Ori: музыка, написанная одним человеком дома, занимает шестьдесят пультов.',
        paragraphs: [
          'Многие партитуры [программы инди-игр](/indie-games) родились без оркестра: один автор, компьютер и клавиатура. Аранжировщик получает от такого автора не ноты, а проект с сотней дорожек и письмо, в котором написано, что важно не потерять.',
          'В одном из таких писем была фраза, которую мы повесили в репетиционном зале: «Пожалуйста, оставьте место, где игрок просто стоит и смотрит». Теперь в середине сюиты есть четыре такта, где оркестр держит один аккорд и ничего не происходит. Это лучшее место программы.',
          'Перед некоторыми концертами в фойе стоят игры, о которых идёт речь: можно поиграть двадцать минут до третьего звонка.',
        ],
      },
      en: {
        title: 'Music of small games on a large stage',
        summary:
          'Hollow Knight, Celeste, Ori: music that one person wrote at home now fills sixty music stands.',
        paragraphs: [
          'Many scores of our [indie games program](/en/indie-games) were born without an orchestra: one author, a computer and a keyboard. What our arranger receives is not sheet music but a project of a hundred tracks and a letter that says what must not be lost.',
          'One of those letters had a line that now hangs in our rehearsal room: “Please leave a place where the player just stands and looks.” In the middle of the suite there are four bars where the orchestra holds one chord and nothing happens. It is the best place of the evening.',
          'Before some concerts the games themselves stand in the foyer. There are twenty minutes to play before the third bell.',
        ],
      },
    },
  },
  {
    slug: 'nino-rota-circus',
    daysAgo: 180,
    scene: 'circus',
    variant: 1,
    programs: ['nino-rota'],
    text: {
      ru: {
        title: 'Нино Рота и настоящий цирковой оркестр',
        summary:
          'В финале «Восьми с половиной» по сцене проходит маленький духовой оркестр. Мы решили не притворяться.',
        paragraphs: [
          'Марш из «8½» Феллини играет бродячий цирковой оркестрик: кларнет, флейта-пикколо, две трубы, туба. В [программе Нино Роты](/nino-rota) они выходят из зала, поднимаются на сцену и забирают мелодию у большого оркестра. Репетировать пришлось хождение: пятеро музыкантов должны шагать не в ногу и играть вместе.',
          'В той же программе «Дорога», «Амаркорд» и «Крёстный отец». Мандолину и аккордеон усадили рядом с концертмейстером, и за два отделения они успевают поссориться и помириться.',
          'Ближайшие даты — на [странице программы](/nino-rota). Если вы сидите у прохода, уберите, пожалуйста, зонт: по нему пройдёт туба.',
        ],
      },
    },
  },
  {
    slug: 'makoto-shinkai-premiere',
    daysAgo: 340,
    scene: 'comet',
    variant: 1,
    programs: ['makoto-shinkai'],
    text: {
      ru: {
        title: 'Премьера: небо Макото Синкая',
        summary:
          '«Твоё имя», «Дитя погоды», «Судзумэ», «Пять сантиметров в секунду» — программа о расстоянии между людьми.',
        paragraphs: [
          'Фильмы Синкая узнают по небу. Мы попробовали написать это небо струнными: в начале [программы](/makoto-shinkai) первые скрипки держат флажолеты так высоко, что их сначала принимают за свет, а уже потом за звук.',
          'Песни RADWIMPS звучат без голоса, кроме одной. Какой именно, решается в каждом городе: перед концертом дирижёр спрашивает зал. Чаще выбирают Nandemonaiya.',
          'Из ранних работ взяли музыку Тэммона к «Пяти сантиметрам в секунду». Её играет камерный состав, почти без света.',
        ],
      },
      en: {
        title: 'Premiere: the skies of Makoto Shinkai',
        summary:
          'Your Name, Weathering with You, Suzume, 5 Centimeters per Second: an evening about distance between people.',
        paragraphs: [
          'You know a Shinkai film by its sky. We tried to write that sky for strings: at the start of [the program](/en/makoto-shinkai) the first violins hold harmonics so high that you take them for light first and for sound a moment later.',
          'The songs of RADWIMPS are played without a voice, except for one. Which one is decided in each city: the conductor asks the audience. Most choose Nandemonaiya.',
          'From the early works we took Tenmon’s music for 5 Centimeters per Second. A chamber group plays it with the lights nearly out.',
        ],
      },
      th: {
        title: 'เปิดการแสดงครั้งแรก: ท้องฟ้าของมาโกโตะ ชินไค',
        summary:
          'หลับตาฝัน ถึงชื่อเธอ, ฤดูฝัน ฉันมีเธอ, การผนึกประตูของซุซุเมะ และยามซากุระร่วงโรย ค่ำคืนว่าด้วยระยะห่างระหว่างคน',
        paragraphs: [
          'หนังของชินไคจำได้จากท้องฟ้า เราลองเขียนท้องฟ้านั้นด้วยเครื่องสาย ตอนเปิด[โปรแกรม](/th/makoto-shinkai) ไวโอลินหนึ่งเล่นเสียงฮาร์โมนิกสูงมาก จนแรกได้ยินเหมือนเป็นแสง แล้วจึงรู้ว่าเป็นเสียง',
          'เพลงของ RADWIMPS บรรเลงโดยไม่มีเสียงร้อง ยกเว้นหนึ่งเพลง จะเป็นเพลงใดให้แต่ละเมืองเลือกเอง วาทยกรจะถามผู้ชมก่อนเริ่ม ส่วนใหญ่เลือก Nandemonaiya',
          'จากผลงานยุคแรก เราเลือกเพลงของเท็มมงจากยามซากุระร่วงโรย บรรเลงด้วยวงเล็กในแสงที่แทบดับสนิท',
        ],
      },
    },
  },
  {
    slug: 'heroes-towns',
    daysAgo: 270,
    scene: 'griffin-fortress',
    variant: 1,
    programs: ['heroes-of-might-and-magic'],
    text: {
      ru: {
        title: '«Герои»: зал выбирает замок',
        summary: 'Порядок, в котором звучат города третьей части, решают зрители по дороге в гардероб.',
        paragraphs: [
          'Пол Энтони Ромеро написал для третьих «Героев» музыку городов, которую в России знают лучше, чем некоторые оперы. В [программе](/heroes-of-might-and-magic) ими занято первое отделение, и порядок каждый раз новый: при входе вам дают жетон, и вы опускаете его в ящик своего города.',
          'Больше всего жетонов собирают Некрополис и Замок, и в половине городов между ними ничья. В таком случае решает дирижёр, а дирижёр играет за Башню.',
          'После концерта в фойе работает «хот-сит»: два старых компьютера, одна карта и очередь. Приходят в основном отцы, дети подсказывают.',
        ],
      },
    },
  },
  {
    slug: 'naruto-flute',
    daysAgo: 390,
    scene: 'fox-rooftops',
    variant: 1,
    programs: ['naruto'],
    text: {
      ru: {
        title: 'Сякухати для «Наруто»: флейта из бамбука и один вдох',
        summary:
          'В «Грусти и печали» соло играет бамбуковая флейта. Алина Юсупова ездила учиться на ней в Киото.',
        paragraphs: [
          'Тосио Масуда соединил в «Наруто» рок-группу, оркестр и японские инструменты. Заменить сякухати обычной флейтой можно, но пропадёт дыхание: на бамбуковой слышно, как воздух идёт мимо края. [Алина Юсупова](/members/alina-yusupova) привезла инструмент из Киото, где училась, и занималась ещё год, прежде чем выйти с ним в [программе «Наруто»](/naruto).',
          'Партию сямисэна исполняет гитарист на перестроенной двенадцатиструнке, а большой барабан тайко сделали в подмосковной мастерской. Обечайка из ясеня, кожа натянута канатом, колёса от строительной тележки.',
          'Самый частый вопрос после концерта — можно ли подержать барабан. Можно: спускайтесь к сцене, когда зажгут свет.',
        ],
      },
      en: {
        title: 'A shakuhachi for Naruto: bamboo and one breath',
        summary:
          'The solo in Sadness and Sorrow belongs to a bamboo flute. Alina Yusupova went to Kyoto to learn it.',
        paragraphs: [
          'Toshio Masuda’s Naruto joins a rock band, an orchestra and Japanese instruments. An ordinary flute could replace the shakuhachi, but then the breath is lost: with bamboo you hear the air passing the edge. Our flautist [Alina Yusupova](/en/members/alina-yusupova) brought one from Kyoto, where she studied, and practised for another year before she took it into the [Naruto program](/en/naruto).',
          'The part of the shamisen belongs to a guitarist with a retuned twelve-string. The large taiko drum was made in a workshop near Moscow: an ash shell, a skin tightened with rope, wheels from a builder’s cart.',
          'The question that we hear most after the concert is whether one may touch the drum. You may: come down to the stage when the lights go up.',
        ],
      },
      th: {
        title: 'ชากุฮาจิสำหรับนารูโตะ: ไม้ไผ่กับลมหายใจเดียว',
        summary: 'ท่อนโซโลใน Sadness and Sorrow เป็นของขลุ่ยไม้ไผ่ นักฟลุตของเราไปเรียนถึงเกียวโต',
        paragraphs: [
          'ดนตรีนารูโตะของโทชิโอะ มาซูดะรวมวงร็อก วงออร์เคสตรา และเครื่องดนตรีญี่ปุ่นเข้าด้วยกัน จะใช้ฟลุตธรรมดาแทนชากุฮาจิก็ได้ แต่ลมหายใจจะหายไป เสียงไม้ไผ่ทำให้ได้ยินลมผ่านขอบปากขลุ่ย อลีนา ยูซูโปวา นักฟลุตของเราเรียนและนำเครื่องกลับมาจากเกียวโต แล้วฝึกต่ออีกหนึ่งปีก่อนขึ้นเวทีใน[โปรแกรมนารูโตะ](/th/naruto)',
          'แนวชามิเซ็งเล่นด้วยกีตาร์สิบสองสายที่ตั้งสายใหม่ ส่วนกลองไทโกะใบใหญ่ทำในโรงช่างใกล้มอสโก ตัวกลองเป็นไม้แอช หนังขึงด้วยเชือก ล้อมาจากรถเข็นก่อสร้าง',
          'คำถามที่ได้ยินบ่อยที่สุดหลังคอนเสิร์ตคือขอจับกลองได้ไหม ได้แน่นอน เดินมาหน้าเวทีเมื่อไฟเปิด',
        ],
      },
    },
  },
  {
    slug: 'cowboy-bebop-big-band',
    daysAgo: 470,
    scene: 'jazz-moon',
    variant: 1,
    programs: ['cowboy-bebop'],
    text: {
      ru: {
        title: '«Ковбой Бибоп»: оркестр уступает место биг-бенду',
        summary:
          'Для музыки Ёко Канно оркестр садится иначе. Рассказываем, кто впереди, кто позади и почему соло не записаны.',
        paragraphs: [
          'Музыка Ёко Канно к «Ковбою Бибопу» — это биг-бенд, блюз, опера и колыбельная в одном сериале. Для [программы](/cowboy-bebop) мы собрали отдельный состав: четыре трубы, четыре тромбона, пять саксофонов, ритм-секция. Струнные сидят широкой дугой позади и вступают в балладах, как гости, которые пришли в бар к полуночи.',
          'Сцену собирают заново полтора часа. Рояль переезжает влево, контрабас в центр, дирижёр остаётся без привычного места и на первом номере просто слушает: соло саксофона каждый раз новое, и никто не знает, когда оно кончится.',
          'Дым на сцене ненастоящий и без запаха. Зато настоящий контрабас: ему девяносто лет, и все эти годы он играл джаз.',
        ],
      },
      en: {
        title: 'Cowboy Bebop: the orchestra makes room for a big band',
        summary:
          'For Yoko Kanno’s music the orchestra sits differently. Who is in front, who is behind, and why no solo is written down.',
        paragraphs: [
          'Yoko Kanno’s Cowboy Bebop is a big band, a blues, an opera and a lullaby in one series. For [our program](/en/cowboy-bebop) we formed a line-up of its own: four trumpets, four trombones, five saxophones and a rhythm section. The strings sit in a wide arc behind them and join in the ballads, like guests who come to the bar towards midnight.',
          'Building this stage takes an hour and a half. The piano moves to the left, the double bass to the centre, and in the first number the conductor simply listens: the saxophone solo is new every time and nobody knows when it will end.',
          'The smoke on stage is not real and has no smell. The double bass is real: it is ninety years old and has played jazz for all of them.',
        ],
      },
    },
  },
  {
    slug: 'attack-on-titan-premiere',
    daysAgo: 610,
    scene: 'wall',
    variant: 1,
    programs: ['attack-on-titan'],
    text: {
      ru: {
        title: '«Атака титанов»: премьера, после которой меняли пластик',
        summary: 'Хироюки Савано требует от ударных всего. На премьере три барабана не дожили до антракта.',
        paragraphs: [
          'Партитура [«Атаки титанов»](/attack-on-titan) просит хор, рок-группу, полный симфонический состав и ударных, которые не устают. На премьере лопнули три пластика, и [Ксения Белова](/members/kseniya-belova) сыграла конец первого отделения на двух литаврах вместо четырёх. Никто не заметил, кроме неё.',
          'Немецкий текст «Vogel im Käfig» хор учил с преподавателем фонетики. Она сидела в зале и потом призналась, что поняла каждое слово, чего о живых концертах обычно сказать не может.',
          'Беруши бесплатно дают в гардеробе. Брать их не стыдно: музыканты берут.',
        ],
      },
      en: {
        title: 'Attack on Titan: a premiere that wore out three drums',
        summary:
          'Hiroyuki Sawano asks everything of the percussion. Three drumheads did not live to see the interval.',
        paragraphs: [
          'The score of [Attack on Titan](/en/attack-on-titan) wants a choir, a rock band, a full orchestra and percussionists who do not tire. At the premiere three drumheads split, and [Kseniya Belova](/en/members/kseniya-belova) finished the first half on two timpani instead of four. Nobody noticed but her.',
          'The choir learned the German text of Vogel im Käfig with a teacher of phonetics. She sat in the hall and told us afterwards that she had understood every word, which she cannot say of most live concerts.',
          'Earplugs are free in the cloakroom. There is no shame in taking them: our players do.',
        ],
      },
    },
  },
]
