import type { AuthoredVote } from './authored.ts'

/** The anime vote shares its slug with the page of layout `vote` that tells about it. */
export const votes: AuthoredVote[] = [
  {
    slug: 'anime-vote-2026',
    genre: 'anime',
    opensInDays: -20,
    closesInDays: 40,
    text: {
      ru: {
        title: 'Бис аниме-программ',
        description: 'Какую тему сыграть на бис в каждой аниме-программе? Один зритель — один голос.',
      },
      en: {
        title: 'Encore of the anime programs',
        description: 'Which theme should be the encore of every anime program? One listener, one vote.',
      },
      th: {
        title: 'เพลงแถมของโปรแกรมอนิเมะ',
        description: 'ทำนองใดควรเป็นเพลงแถมในทุกโปรแกรมอนิเมะ หนึ่งคนหนึ่งเสียง',
      },
    },
    options: [
      {
        key: 'merry-go-round-of-life',
        track: 'Merry-Go-Round of Life (Howl’s Moving Castle)',
        program: 'joe-hisaishi',
        scene: 'dream-parade',
      },
      {
        key: 'one-summers-day',
        track: 'One Summer’s Day (Spirited Away)',
        program: 'joe-hisaishi',
        scene: 'lantern-river',
      },
      { key: 'nandemonaiya', track: 'Nandemonaiya (Your Name)', program: 'makoto-shinkai', scene: 'comet' },
      {
        key: 'a-cruel-angels-thesis',
        track: 'A Cruel Angel’s Thesis (Neon Genesis Evangelion)',
        program: 'evangelion',
        scene: 'giant-robot',
      },
      {
        key: 'the-real-folk-blues',
        track: 'The Real Folk Blues (Cowboy Bebop)',
        program: 'cowboy-bebop',
        scene: 'jazz-moon',
      },
      {
        key: 'sadness-and-sorrow',
        track: 'Sadness and Sorrow (Naruto)',
        program: 'naruto',
        scene: 'fox-rooftops',
      },
      {
        key: 'vogel-im-kafig',
        track: 'Vogel im Käfig (Attack on Titan)',
        program: 'attack-on-titan',
        scene: 'wall',
      },
      {
        key: 'gurenge',
        track: 'Gurenge (Demon Slayer: Kimetsu no Yaiba)',
        program: 'anime-hits',
        scene: 'cherry-bridge',
      },
    ],
  },
  {
    slug: 'film-vote-2026',
    genre: 'film',
    opensInDays: -10,
    closesInDays: 60,
    text: {
      ru: {
        title: 'Финал киномузыкальной программы',
        description: 'Одну из этих тем мы поставим в финал следующей большой киномузыкальной программы.',
      },
      en: {
        title: 'The film theme to close with',
        description: 'One of these themes will close our next large program of film music.',
      },
      th: {
        title: 'ทำนองภาพยนตร์สำหรับปิดท้าย',
        description: 'หนึ่งในทำนองเหล่านี้จะเป็นเพลงปิดท้ายโปรแกรมดนตรีภาพยนตร์ชุดใหญ่ชุดต่อไปของเรา',
      },
    },
    options: [
      { key: 'time', track: 'Time (Inception)', program: 'hans-zimmer', scene: 'black-hole' },
      {
        key: 'the-imperial-march',
        track: 'The Imperial March (Star Wars: The Empire Strikes Back)',
        program: 'john-williams',
        scene: 'spaceship',
      },
      {
        key: 'hes-a-pirate',
        track: 'He’s a Pirate (Pirates of the Caribbean)',
        program: 'pirates-of-the-caribbean',
        scene: 'ship',
      },
      {
        key: 'hedwigs-theme',
        track: 'Hedwig’s Theme (Harry Potter)',
        program: 'harry-potter',
        scene: 'castle',
      },
      {
        key: 'lestasi-delloro',
        track: 'L’estasi dell’oro (The Good, the Bad and the Ugly)',
        program: 'ennio-morricone',
        scene: 'desert',
      },
      {
        key: 'la-passerella-di-addio',
        track: 'La passerella di addio (8½)',
        program: 'nino-rota',
        scene: 'circus',
      },
    ],
  },
]
