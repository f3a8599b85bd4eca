/**
 * Concerts with a title, soloists, works or an encore of their own, by slug. Concerts aren't translated, so these texts are
 * in Russian, as the names of halls are.
 */
export interface OwnEvening {
  title?: string
  /** Slugs of members. */
  performers?: string[]
  works?: OwnTrack[]
  encore?: OwnTrack[]
  played?: OwnTrack[]
  entrance?: string
  parking?: string
}

export interface OwnTrack {
  name: string
  composer?: string
  source?: string
}

const elfman = 'Дэнни Эльфман'
const yamaoka = 'Акира Ямаока'
const morricone = 'Эннио Морриконе'

export const ownEvenings: Readonly<Record<string, OwnEvening>> = {
  'danny-elfman-krasnoyarsk-1': {
    title: 'Святки у Бёртона: Эльфман, орган и снег',
    performers: ['timur-valishin', 'matvey-hoffman', 'taisia-morozova'],
    works: [
      { name: 'Ice Dance', composer: elfman, source: 'Эдвард Руки-ножницы' },
      { name: 'Making Christmas', composer: elfman, source: 'Кошмар перед Рождеством' },
      { name: 'Токката и фуга ре минор', composer: 'Иоганн Себастьян Бах' },
      { name: 'Victor’s Piano Solo', composer: elfman, source: 'Труп невесты' },
      { name: 'Колядка', source: 'народная' },
      { name: 'What’s This?', composer: elfman, source: 'Кошмар перед Рождеством' },
    ],
    entrance: 'Со двора, через новый вестибюль: главный вход в праздники закрыт.',
    parking: 'В этот вечер площадь перед залом перекрыта, машину лучше оставить на набережной.',
  },
  'makoto-shinkai-minsk-1': {
    title: 'Sparkle: Shinkai Gala',
    performers: ['nattaphon-siwilai', 'maria-vetrova', 'polina-rein'],
  },
  'john-barry-noir-perm-1': { performers: ['artem-lugovoy', 'ruslan-akhmetov'] },
  'cyberpunk-moscow-1': {
    encore: [
      { name: 'Time', composer: 'Ханс Циммер', source: 'Начало' },
      { name: 'Tears in Rain', composer: 'Вангелис', source: 'Бегущий по лезвию' },
    ],
  },
  'silent-hill-moscow-1': {
    played: [
      { name: 'Theme of Laura', composer: yamaoka, source: 'Silent Hill 2' },
      { name: 'Promise', composer: yamaoka, source: 'Silent Hill 2' },
      { name: 'Magdalene', composer: yamaoka, source: 'Silent Hill 2' },
      { name: 'Room of Angel', composer: yamaoka, source: 'Silent Hill 4' },
    ],
    encore: [{ name: 'Hometown', composer: yamaoka, source: 'Silent Hill 3' }],
  },
  'ennio-morricone-almaty-2': {
    encore: [{ name: 'Chi Mai', composer: morricone, source: 'Профессионал' }],
  },
}
