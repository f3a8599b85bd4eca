import type { AuthoredCollection } from './authored.ts'

/** Shelves on which programs stand; a program may stand on several. */
export const collections: AuthoredCollection[] = [
  {
    slug: 'film-music',
    scene: 'cinema-beam',
    text: {
      ru: {
        title: 'Музыка кино',
        description: `Для тех, кто остаётся в зале до конца титров. Орган Ханса Циммера, фанфары Джона Уильямса, свист Морриконе, тапёр и вальсы советского экрана.

Мы почти никогда не показываем фильм целиком: играем музыку, а картинку вы помните сами. Там, где экран всё-таки нужен, об этом сказано на странице программы.`,
      },
      en: {
        title: 'Film Music',
        description: `For people who stay until the end of the credits: Hans Zimmer’s organ, the fanfares of John Williams, Morricone’s whistle, a silent-film pianist and the waltzes of the Soviet screen.

We hardly ever show a whole film. We play the music, and you remember the pictures. Where a screen is needed after all, the program’s page says so.`,
      },
      th: {
        title: 'ดนตรีภาพยนตร์',
        description: `สำหรับคนที่นั่งดูจนเครดิตจบ ออร์แกนของฮันส์ ซิมเมอร์ แตรแฟนแฟร์ของจอห์น วิลเลียมส์ เสียงผิวปากของมอร์ริโคเน เปียโนหนังเงียบ และเพลงวอลทซ์จากจอโซเวียต

เราแทบไม่เคยฉายหนังทั้งเรื่อง เราเล่นดนตรี ส่วนภาพอยู่ในความทรงจำของคุณแล้ว โปรแกรมไหนจำเป็นต้องใช้จอ จะบอกไว้ในหน้าของโปรแกรมนั้น`,
      },
    },
  },
  {
    slug: 'anime',
    scene: 'cherry-bridge',
    text: {
      ru: {
        title: 'Аниме',
        description: `Вечера японской анимации: рояль Хисаиси, кометы Синкая, биг-бенд «Ковбоя Бибопа», хор «Атаки титанов». Переложения делаем сами, по партитурам и на слух, сохраняя сякухати, тайко и электрогитары там, где они были.

Знать сериалы не обязательно. Но после концерта обычно хочется начать.`,
      },
      en: {
        title: 'Anime',
        description: `Evenings of Japanese animation: Hisaishi’s piano, Shinkai’s comets, the big band of Cowboy Bebop, the choir of Attack on Titan. The arrangements are our own, and the shakuhachi, taiko and electric guitars stay where they were.

You need not know the series. After the concert people usually want to begin.`,
      },
      th: {
        title: 'อนิเมะ',
        description: `ค่ำคืนของแอนิเมชันญี่ปุ่น เปียโนของฮิซาอิชิ ดาวหางของชินไค บิ๊กแบนด์จากคาวบอย บีบ๊อป และคณะประสานเสียงจากผ่าพิภพไททัน เราเรียบเรียงเองทั้งหมด โดยเก็บชากุฮาจิ กลองไทโกะ และกีตาร์ไฟฟ้าไว้ในที่เดิม

ไม่จำเป็นต้องเคยดูมาก่อน แต่ฟังจบแล้วมักอยากเริ่มดู`,
      },
    },
  },
  {
    slug: 'game-music',
    scene: 'crystal',
    text: {
      ru: {
        title: 'Музыка игр',
        description: `О местах, где вы провели больше времени, чем в некоторых городах: Скайрим, Хайрул, Найт-Сити, Сайлент-Хилл. Здесь есть и музыка восьмибитных приставок, и саундтреки, записанные с хором.

Приходите, даже если последний раз держали геймпад в школе. Руки вспомнят.`,
      },
      en: {
        title: 'Game Music',
        description: `About places where you have spent more time than in some real cities: Skyrim, Hyrule, Night City, Silent Hill. There is music of eight-bit consoles here, and there are scores that were recorded with a choir.

Come even if you last held a controller at school. Your hands will remember.`,
      },
      th: {
        title: 'ดนตรีเกม',
        description: `ว่าด้วยสถานที่ที่คุณใช้เวลามากกว่าเมืองจริงบางเมือง สกายริม ไฮรูล ไนต์ซิตี้ และไซเลนต์ฮิลล์ มีทั้งดนตรีจากเครื่องเกมแปดบิตและสกอร์ที่บันทึกเสียงกับคณะประสานเสียง

มาฟังได้แม้จะจับจอยครั้งสุดท้ายตอนเรียนประถม มือของคุณยังจำได้`,
      },
    },
  },
  {
    slug: 'family',
    scene: 'castle',
    text: {
      ru: {
        title: 'Всей семьёй',
        description: `Концерты, на которых никто не шикает. Пьесы короткие, а между номерами рассказывают, что будет дальше. Возраст указан у каждой программы: на Хисаиси и Nintendo можно прийти и с младенцем, на «Гарри Поттера» лучше с шести лет.

Совет от наших родителей-музыкантов: берите места у прохода.`,
      },
      en: {
        title: 'For the Family',
        description: `Concerts at which nobody hisses at children. The pieces are short, and between them somebody tells what comes next. Every program gives its age: Hisaishi and Nintendo are fine with a baby, Harry Potter is better from six.

Advice from the parents in the orchestra: take the seats by the aisle.`,
      },
      th: {
        title: 'ทั้งครอบครัว',
        description: `คอนเสิร์ตที่ไม่มีใครหันมาดุเด็ก เพลงสั้น และมีคนเล่าเรื่องคั่นระหว่างเพลง ทุกโปรแกรมระบุอายุไว้ ฮิซาอิชิกับนินเทนโดอุ้มทารกมาก็ได้ ส่วนแฮร์รี่ พอตเตอร์เหมาะกับหกขวบขึ้นไป

คำแนะนำจากนักดนตรีที่เป็นพ่อแม่คือ เลือกที่นั่งติดทางเดิน`,
      },
    },
  },
  {
    slug: 'candlelight',
    scene: 'forest-spirit',
    text: {
      ru: {
        title: 'При свечах',
        description: `Тихие программы, которым не нужны прожекторы: Эйнауди и Тьерсен, Ghibli, Синкай, инди-игры и немое кино под орган. На сцене до тысячи светодиодных свечей, в зале темно, состав бывает от квинтета до камерного оркестра.

Телефоны просим убрать: один экран виден всем. Аплодировать можно.`,
      },
      en: {
        title: 'By Candlelight',
        description: `Quiet programs that need no floodlights: Einaudi and Tiersen, Ghibli, Shinkai, indie games, and silent film with an organ. Up to a thousand electric candles stand on the stage, the hall is dark, and the group is anything from a quintet to a chamber orchestra.

Please put phones away, because a single screen is seen by everybody. Applause is allowed.`,
      },
      th: {
        title: 'ใต้แสงเทียน',
        description: `โปรแกรมเงียบ ๆ ที่ไม่ต้องใช้ไฟเวที เอนาวดีและเทียร์เซน จิบลิ ชินไค เกมอินดี้ และหนังเงียบกับออร์แกน บนเวทีมีเทียนแอลอีดีนับพัน ฮอลล์มืด และเล่นด้วยวงขนาดเล็ก ตั้งแต่ห้าชิ้นไปจนถึงวงแชมเบอร์

ขอความร่วมมือเก็บโทรศัพท์ เพราะแสงจอเดียวก็เห็นกันทั้งฮอลล์ แต่ปรบมือได้ตามสบาย`,
      },
    },
  },
]
