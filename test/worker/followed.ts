import type { AccountSite } from './account-site.ts'

const since = Date.parse('2026-11-01T00:00:00Z')

/** Makes an account (the first one by default) follow a city, in a browser and by e-mail. */
export async function follow({ database }: AccountSite, user = '1'): Promise<void> {
  const add = database.prepare(
    `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
     values (?, ?, ?, ?, 'ru', 'Europe/Moscow', 1, ?)`,
  )
  const owner = `account:${user}`
  const email = user === '1' ? 'anna@example.com' : `${user}@example.com`
  await database.batch([
    add.bind(`browser of ${user}`, owner, 'push', `https://fcm.googleapis.com/fcm/send/${user}`, since),
    add.bind(`letters to ${user}`, owner, 'email', email, since),
    database
      .prepare(`insert into notice_topic (kind, key, owner, created_at) values ('city', 'kazan', ?, ?)`)
      .bind(owner, since),
  ])
}
