import type { AuthoredCategory } from './authored.ts'

/** Subjects of programs and articles. */
export const categories: AuthoredCategory[] = [
  {
    slug: 'film',
    text: {
      ru: {
        name: 'Кино',
        description:
          'Музыка, написанная для экрана: от тапёров немого кино до органа «Интерстеллара». Рассказываем, как рождаются темы, почему одни фильмы слышны с закрытыми глазами и что меняется, когда экран гаснет, а оркестр остаётся.',
      },
      en: {
        name: 'Film',
        description:
          'Music written for the screen, from the pianists of silent cinema to the organ of Interstellar. How themes are born, why some films can be heard with closed eyes, and what changes when the screen goes dark and the orchestra stays.',
      },
      th: {
        name: 'ภาพยนตร์',
        description:
          'ดนตรีที่แต่งขึ้นเพื่อจอภาพยนตร์ ตั้งแต่นักเปียโนในโรงหนังเงียบจนถึงออร์แกนของ Interstellar เราเล่าว่าทำนองเกิดขึ้นอย่างไร ทำไมหนังบางเรื่องหลับตาฟังก็เห็นภาพ และอะไรเปลี่ยนไปเมื่อจอดับลงแต่วงยังอยู่',
      },
    },
  },
  {
    slug: 'anime',
    text: {
      ru: {
        name: 'Аниме',
        description:
          'Опенинги на полторы минуты и партитуры на два часа, рояль Хисаиси и барабаны Савано. Здесь программы, в которых японская мелодия встречается с русским оркестром, и тексты о том, как её переложить и ничего не потерять.',
      },
      en: {
        name: 'Anime',
        description:
          'Openings of a minute and a half and scores of two hours, Hisaishi’s piano and Sawano’s drums. Programs in which a Japanese melody meets our orchestra, and stories about arranging it so that nothing is lost on the way.',
      },
      th: {
        name: 'อนิเมะ',
        description:
          'เพลงเปิดยาวนาทีครึ่งและสกอร์ยาวสองชั่วโมง เปียโนของฮิซาอิชิและกลองของซาวาโนะ รวมโปรแกรมที่ทำนองญี่ปุ่นมาพบกับวงของเรา และเรื่องราวว่าด้วยการเรียบเรียงโดยไม่ให้อะไรตกหล่นระหว่างทาง',
      },
    },
  },
  {
    slug: 'games',
    text: {
      ru: {
        name: 'Игры',
        description:
          'Саундтреки, под которые прошли сотни часов: города, подземелья, последние боссы и экраны загрузки. Пишем о том, как три звуковых канала превращаются в партии для шестидесяти человек и почему музыка карты помнится дольше сюжета.',
      },
      en: {
        name: 'Games',
        description:
          'Soundtracks that kept you company for hundreds of hours: towns, dungeons, last bosses, loading screens. How three sound channels become parts for sixty people, and why the music of the map outlives the plot in our memory.',
      },
      th: {
        name: 'เกม',
        description:
          'เพลงที่อยู่กับคุณมาหลายร้อยชั่วโมง ทั้งในเมือง ในดันเจียน หน้าบอสตัวสุดท้าย และหน้าจอโหลด เราเล่าว่าเสียงสามช่องกลายเป็นโน้ตสำหรับคนหกสิบคนได้อย่างไร และทำไมเพลงแผนที่จึงติดอยู่ในความทรงจำนานกว่าเนื้อเรื่อง',
      },
    },
  },
  {
    slug: 'for-children',
    text: {
      ru: {
        name: 'Детям и родителям',
        description:
          'Программы, на которые можно прийти с ребёнком, и простые советы: с какого возраста, где сесть, что делать, если стало скучно или громко. Пишем без нотаций: мы сами когда-то ждали антракта.',
      },
      en: {
        name: 'For children and parents',
        description:
          'Programs for families and plain advice: from what age, where to sit, and what to do when it gets boring or loud. No lectures here. We used to wait for the interval ourselves.',
      },
      th: {
        name: 'สำหรับเด็กและผู้ปกครอง',
        description:
          'โปรแกรมที่พาเด็กมาชมได้ พร้อมคำแนะนำง่าย ๆ ควรเริ่มที่อายุเท่าไร นั่งตรงไหนดี และทำอย่างไรเมื่อเด็กเบื่อหรือเสียงดังเกินไป เราไม่สั่งสอนใคร เพราะเราเองก็เคยนั่งรอพักครึ่งเหมือนกัน',
      },
    },
  },
  {
    slug: 'composers',
    text: {
      ru: {
        name: 'Композиторы',
        description:
          'Люди, чьи имена идут в титрах после операторов: Морриконе, Уильямс, Хисаиси, Канно, Уэмацу. Вечера, целиком отданные одному автору, и истории о привычках, спорах с режиссёрами и мелодиях, которые чуть не выбросили.',
      },
      en: {
        name: 'Composers',
        description:
          'The people whose names roll by after the camera crew: Morricone, Williams, Hisaishi, Kanno, Uematsu. Evenings devoted to a single author, and stories about habits, quarrels with directors and tunes that were nearly thrown away.',
      },
      th: {
        name: 'นักประพันธ์',
        description:
          'คนที่ชื่อขึ้นหลังทีมกล้องในเครดิต ทั้งมอร์ริโคเน วิลเลียมส์ ฮิซาอิชิ คันโนะ และอุเอมัตสึ รวมค่ำคืนที่มอบให้ผู้แต่งเพียงคนเดียว กับเรื่องเล่าเกี่ยวกับนิสัย การถกเถียงกับผู้กำกับ และทำนองที่เกือบถูกทิ้ง',
      },
    },
  },
  {
    slug: 'backstage',
    text: {
      ru: {
        name: 'За кулисами',
        description:
          'Что происходит до третьего звонка и после поклонов: погрузка арфы, свет, который ставят ночью, сводная репетиция с чужим хором и чай из термосов. Заметки ведут сами музыканты и те, кого на сцене не видно.',
      },
      en: {
        name: 'Backstage',
        description:
          'What goes on before the last bell and after the bows: loading a harp, lights that are hung at night, a single rehearsal with somebody else’s choir, tea from flasks. Written by the players and by the people you never see on stage.',
      },
      th: {
        name: 'หลังเวที',
        description:
          'สิ่งที่เกิดขึ้นก่อนม่านเปิดและหลังการโค้งคำนับ การขนฮาร์ปขึ้นรถ ไฟที่ต้องติดตั้งตอนกลางคืน การซ้อมรอบเดียวกับคณะประสานเสียงที่เพิ่งพบกัน และชาในกระติก บันทึกโดยนักดนตรีและคนที่คุณไม่เคยเห็นบนเวที',
      },
    },
  },
  {
    slug: 'instruments',
    text: {
      ru: {
        name: 'Инструменты',
        description:
          'Знакомство с оркестром по одному: почему валторнист держит руку в раструбе, сколько педалей у арфы и чем сякухати отличается от флейты. Каждый рассказ ведёт тот, кто на этом инструменте играет в «Полутоне».',
      },
      en: {
        name: 'Instruments',
        description:
          'Meeting the orchestra one by one: why a horn player keeps a hand in the bell, how many pedals a harp has, what makes a shakuhachi different from a flute. Each story is told by the member of Poluton who plays it.',
      },
      th: {
        name: 'เครื่องดนตรี',
        description:
          'ทำความรู้จักวงทีละเครื่อง ทำไมนักฮอร์นต้องสอดมือไว้ในปากลำโพง ฮาร์ปมีกี่คันเหยียบ และชากุฮาจิต่างจากฟลูตอย่างไร แต่ละเรื่องเล่าโดยนักดนตรีของ Poluton ที่เล่นเครื่องนั้นเอง',
      },
    },
  },
  {
    slug: 'how-it-works',
    text: {
      ru: {
        name: 'Как это устроено',
        description:
          'Спокойные объяснения без терминов: зачем дирижёр, если музыканты смотрят в ноты, почему гобой даёт ля, где в зале лучше слышно и отчего одна и та же пьеса в двух городах длится по-разному. Хорошо читать по дороге на концерт.',
      },
      en: {
        name: 'How it works',
        description:
          'Calm explanations without jargon: why there is a conductor if the players look at their music, why the oboe gives the A, where in the hall you hear best, and why one piece takes longer in one city than in another. Good reading on the way to a concert.',
      },
      th: {
        name: 'มันทำงานอย่างไร',
        description:
          'คำอธิบายสบาย ๆ ไม่มีศัพท์เทคนิค มีวาทยกรไว้ทำไมในเมื่อนักดนตรีมองโน้ต ทำไมโอโบเป็นผู้ให้เสียงลา นั่งตรงไหนได้ยินดีที่สุด และทำไมเพลงเดียวกันในสองเมืองจึงยาวไม่เท่ากัน เหมาะอ่านระหว่างทางไปคอนเสิร์ต',
      },
    },
  },
]
