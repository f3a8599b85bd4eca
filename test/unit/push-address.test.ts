import { describe, expect, it } from 'vitest'
import { isPushAddress } from '../../src/features/notices/push-address.ts'
import { fromTopicText, type PushAddress, toTopicText } from '../../src/shared/notices.ts'
import { pushBrowsers } from '../fixtures/push-browsers.ts'

const hosts = ['fcm.googleapis.com', '.push.apple.com']
const browser = pushBrowsers().subscribe('anna')
const at = (endpoint: string): PushAddress => ({ ...browser, endpoint })

describe('a browser’s address', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/QGuQ',
    'https://api.push.apple.com/x',
  ])('at %s is called', async (endpoint) => expect(await isPushAddress(at(endpoint), hosts)).toBe(true))

  it.each([
    'https://tutti.example/api/push',
    'https://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://anna:secret@fcm.googleapis.com/abc',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://.push.apple.com/',
    'javascript:alert(1)',
    'nothing',
  ])('at %s is not', async (endpoint) => expect(await isPushAddress(at(endpoint), hosts)).toBe(false))

  const { p256dh, auth } = browser.keys
  it.each([
    ['no point of the curve', { p256dh: `B${'A'.repeat(86)}`, auth }],
    ['a short point', { p256dh: p256dh.slice(0, 40), auth }],
    ['a compressed point', { p256dh: `A${p256dh.slice(1)}`, auth }],
    ['no base64url', { p256dh: `${p256dh.slice(0, 86)}!`, auth }],
    ['a short secret', { p256dh, auth: auth.slice(0, 10) }],
    ['none', { p256dh: '', auth: '' }],
  ])('with keys that are %s is not', async (_, keys) => {
    expect(await isPushAddress({ ...browser, keys }, hosts)).toBe(false)
  })
})

describe('a topic', () => {
  it.each(['concert:kazan-zimmer', 'tickets:a', 'city:kazan', 'program:zimmer', 'wish:zimmer/kazan'])(
    'is read as it is written: %s',
    (text) => {
      const topic = fromTopicText(text)
      expect(topic && toTopicText(topic)).toBe(text)
    },
  )

  it.each([
    '',
    'concert',
    'concert:',
    'concert:a/b',
    'wish:a',
    'saved:a',
    "city:a' or 1=1",
    'city:A',
    'city:a:b/c',
  ])('is none: «%s»', (text) => {
    const topic = fromTopicText(text)
    expect(topic === undefined || toTopicText(topic) !== text).toBe(true)
  })
})
