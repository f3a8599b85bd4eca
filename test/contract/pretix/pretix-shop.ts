import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, run, start } from '../../processes.ts'

const service = join(import.meta.dirname, '../../services/pretix')
const installed = join(service, '.installed')
const python = join(installed, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
/** A database with pretix's tables and no data. */
const emptyShop = join(service, '.empty')

/** The host in the shop's addresses: in content, in widgets and in pretix's own pages. */
export const shopHost = 'pretix.eu'
export const organiser = 'weserbogen-example'
export const eventCount = 8

const toConfiguration = (folder: string) => `[pretix]
instance_name=Weserbogen
url=https://${shopHost}
datadir=${folder}
debug=off
trust_x_forwarded_proto=on
trust_x_forwarded_host=on
allow_http_to_private_networks=on
[database]
backend=sqlite3
[locale]
default=de
timezone=Europe/Berlin
[mail]
from=tickets@example.org
`

/**
 * Installs pretix from PyPI and creates its empty database, if they are missing.
 *
 * @returns why it can't be installed on this machine; `undefined` once it is installed
 */
export async function installPretix(print: (text: string) => void): Promise<string | undefined> {
  if (!existsSync(python)) {
    print('installing pretix from PyPI')
    const made = await run(['python3', '-m', 'venv', installed])
    if (!made.isPassed) return `python3 with venv is needed: ${made.output}`
    const got = await run([python, '-m', 'pip', 'install', '-q', '-r', join(service, 'requirements.txt')])
    if (!got.isPassed) {
      await rm(installed, { recursive: true, force: true })
      return `PyPI can't be reached: ${got.output.slice(-500)}`
    }
  }
  if (existsSync(join(emptyShop, 'done'))) return undefined
  print('making an empty database')
  await rm(emptyShop, { recursive: true, force: true })
  await mkdir(emptyShop, { recursive: true })
  const made = await run([python, '-m', 'pretix', 'migrate', '--run-syncdb'], {
    environment: await configure(emptyShop),
  })
  if (!made.isPassed) return made.output.slice(-2000)
  await writeFile(join(emptyShop, 'done'), '')
  return undefined
}

/**
 * Sets up a folder for a pretix.
 *
 * @returns the environment in which its programs run
 */
async function configure(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'pretix.cfg')
  await writeFile(file, toConfiguration(folder))
  return { PRETIX_CONFIG_FILE: file, DJANGO_SETTINGS_MODULE: 'shop_settings', PYTHONPATH: service }
}

/** Makes a key and a certificate for the shop's host, in one text. */
export async function makeCertificate(): Promise<string> {
  const { isPassed, output } = await run([python, join(service, 'certificate.py')])
  if (!isPassed) throw new Error(output)
  return output
}

export interface Shop {
  url: string
  token: string
  /** Sells tickets of an event, as somebody at a box office does. @returns the order's code */
  sell: (event: string, tickets: number) => Promise<string>
  /** Cancels an order, so that its tickets are on sale again. */
  cancel: (event: string, order: string) => Promise<void>
  /** Makes a voucher that sells an event's tickets at a price. */
  makeVoucher: (event: string, code: string, price: string) => Promise<void>
  /** Switches the webhook on or off. */
  setWebhook: (isOn: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a filled pretix on a port. @param webhookUrl is called when an order changes */
export async function startPretix(port: number, webhookUrl: string): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'tutti-pretix-'))
  await cp(emptyShop, folder, { recursive: true })
  const environment = await configure(folder)
  const filling = await run([python, join(service, 'fill.py')], {
    environment: { ...environment, ORGANISER: organiser, EVENTS: `${eventCount}`, WEBHOOK_URL: webhookUrl },
  })
  const token = /TOKEN (\w+)/.exec(filling.output)?.[1]
  if (!token) throw new Error(`pretix could not be filled: ${filling.output.slice(-2000)}`)
  const server = start(
    [python, '-m', 'pretix', 'runserver', `127.0.0.1:${port}`, '--noreload', '--insecure'],
    {
      environment,
    },
  )
  const url = `http://127.0.0.1:${port}`
  const call = async (
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<{ results: { id: number }[]; code: string }> => {
    const answer = await fetch(`${url}/api/v1/organizers/${organiser}/${path}`, {
      method,
      headers: {
        authorization: `Token ${token}`,
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`pretix answered ${answer.status} to ${path}: ${await answer.text()}`)
    // Only fields of this type are used; the contract fails where they are missing.
    return answer.json() as Promise<{ results: { id: number }[]; code: string }>
  }
  await untilAnswering(() => call('events/'))
  return {
    url,
    token,
    sell: async (event, tickets) => {
      const { results } = await call(`events/${event}/items/`)
      const positions = Array.from({ length: tickets }, (_, index) => ({
        positionid: index + 1,
        item: results[0]?.id,
        variation: null,
        price: '49.50',
        attendee_name_parts: {},
        answers: [],
      }))
      const order = {
        email: 'guest@example.org',
        locale: 'de',
        status: 'p',
        payment_provider: 'manual',
        positions,
      }
      return (await call(`events/${event}/orders/`, order)).code
    },
    cancel: async (event, order) => void (await call(`events/${event}/orders/${order}/mark_canceled/`, {})),
    makeVoucher: async (event, code, value) => {
      await call(`events/${event}/vouchers/`, { code, max_usages: 1, price_mode: 'set', value })
    },
    setWebhook: async (enabled) => {
      const { results } = await call('webhooks/')
      await call(`webhooks/${results[0]?.id}/`, { enabled }, 'PATCH')
    },
    stop: async () => {
      await end(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswering(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries > 240) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}
