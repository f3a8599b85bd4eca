import { poisonMarker } from '../hostile-text.ts'

/** Addresses that are no push services: this site, this machine, its neighbours, and lookalikes. */
export const noPushServices: readonly string[] = [
  ...['https://tutti.example/api/health', 'http://localhost/', 'https://localhost:8787/api/push/leave'],
  ...['https://127.0.0.1/', 'http://127.0.0.1:9229/json', 'https://127.1/', 'https://2130706433/'],
  ...['https://0x7f000001/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://0.0.0.0/'],
  ...['https://169.254.169.254/latest/meta-data', 'https://metadata.google.internal/'],
  ...['https://10.0.0.1/', 'https://192.168.1.1/', 'https://172.16.0.1/', 'https://[fd00::1]/'],
  ...['http://fcm.googleapis.com/wp/a', 'https://fcm.googleapis.com:8443/wp/a', 'ftp://fcm.googleapis.com/'],
  ...['https://fcm.googleapis.com.evil.example/', 'https://evil.example/fcm.googleapis.com'],
  ...['https://fcm.googleapis.com@evil.example/', 'https://evil.example#fcm.googleapis.com'],
  ...['https://evil.example?fcm.googleapis.com', 'https://fcm.googleapis.com./wp/a'],
  ...['https://anna:secret@fcm.googleapis.com/wp/a', 'https://fcm\u3002googleapis.com.evil.example/'],
  ...['https://evilpush.apple.com/', 'https://push.apple.com.evil.example/', 'https://.push.apple.com/'],
  ...['//fcm.googleapis.com/wp/a', 'fcm.googleapis.com/wp/a', 'javascript:alert(1)', 'data:,a', 'blob:a'],
  ...['', ' ', '\u0000', 'https://', `https://${poisonMarker}.example/`, 'https://fcm.googleapis.com /'],
]

/** Invalid keys: too short, too long, not base64, not on the curve, compressed, at infinity. */
export const noKeys: readonly { p256dh?: unknown; auth?: unknown }[] = [
  ...['', 'A', '====', '\u0000', 'B'.repeat(86), `B${'A'.repeat(86)}`, `A${'A'.repeat(86)}`].map(
    (p256dh) => ({
      p256dh,
    }),
  ),
  ...[`B${'_'.repeat(86)}`, 'A'.repeat(44), 'AA', '😀'.repeat(22)].map((p256dh) => ({ p256dh })),
  ...['', 'A', 'A'.repeat(21), 'A'.repeat(23), '\u0000'.repeat(22), 'я'.repeat(22)].map((auth) => ({ auth })),
  ...[{ p256dh: null }, { auth: 1 }, { auth: ['a'] }, { p256dh: {} }, { auth: undefined }],
]

export const oddTopics: readonly unknown[] = [
  ...[null, 0, 'city:moscow', [], {}, { kind: 'city' }, { key: 'moscow' }, { kind: 'saved', key: 'a' }],
  ...['__proto__', '../a', 'a/b', 'a b', 'A', '', '%', 'я', `a'--`, 'a'.repeat(1000)].map((key) => ({
    kind: 'city',
    key,
  })),
  ...['a', 'a/b/c', '/', 'a/', '/a'].map((key) => ({ kind: 'wish', key })),
  ...['constructor', 'concert ', 'CITY', ''].map((kind) => ({ kind, key: 'moscow' })),
]

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const mark = 'A'.repeat(43)
const id = '00000000-0000-4000-8000-000000000000'

/** Invalid values of the code in an e-mail's link. */
export const oddCodes: readonly string[] = [
  ...[
    '',
    '.',
    '..',
    'a',
    `.${mark}`,
    `${mark}.`,
    `a.${mark}`,
    `${id}.${mark}`,
    `${id}.`,
    `${id}.${mark}.${mark}`,
  ],
  ...[
    `${toText({ id, topics: [] })}.${mark}`,
    `${toText({ id, topics: [{ kind: 'city', key: 'moscow' }] })}.`,
  ],
  ...[
    `${toText({ id: { $ne: null }, topics: [] })}.${mark}`,
    `${toText(null)}.${mark}`,
    `${toText([])}.${mark}`,
  ],
  ...['%', '\u0000', '😀', '<script>', `${'['.repeat(5000)}.${mark}`, 'a'.repeat(8000)],
]
