/** Which program goes with which sign of the zodiac: one for each, by the program's slug. */
export const programSigns: Readonly<Record<string, string>> = {
  'attack-on-titan': 'aries',
  'lord-of-the-rings': 'taurus',
  'makoto-shinkai': 'gemini',
  'joe-hisaishi': 'cancer',
  'hans-zimmer': 'leo',
  minimalists: 'virgo',
  'ennio-morricone': 'libra',
  'silent-hill': 'scorpio',
  'pirates-of-the-caribbean': 'sagittarius',
  'songs-of-the-north': 'capricorn',
  cyberpunk: 'aquarius',
  'final-fantasy': 'pisces',
}
