import { describe, expect, it } from 'vitest'
import { checkBrand } from '../../src/brand/define-brand.ts'
import type { CallNewsletter } from '../../src/providers/newsletter-provider.ts'
import { newsletterProviders } from '../../src/providers/newsletters.ts'

const reader = { address: "o'hara@example.com", locale: 'en' as const }
const account = { key: 'secret', list: '7' }

/** Answers calls in order, and notes them as `METHOD path body`. */
function answering(...answers: { status: number; body?: unknown }[]) {
  const asked: string[] = []
  const headers: Readonly<Record<string, string>>[] = []
  const call: CallNewsletter = async (path, { method = 'GET', headers: sent, body }) => {
    asked.push([method, decodeURIComponent(path), body && JSON.stringify(body)].filter(Boolean).join(' '))
    headers.push(sent)
    const { status, body: answer } = answers[asked.length - 1] ?? { status: 200 }
    return { status, body: answer }
  }
  return { asked, headers, call }
}

describe('Brevo', () => {
  const { provider } = newsletterProviders.brevo

  it('gets a reader on the list of the deployment, with the language', async () => {
    const { asked, headers, call } = answering({ status: 201 })
    expect(await provider.add(reader, account, call)).toBe('done')
    expect(asked).toEqual([
      `POST /v3/contacts {"email":"o'hara@example.com","attributes":{"LANGUAGE":"en"},"listIds":[7],"updateEnabled":true}`,
    ])
    expect(headers).toEqual([{ 'api-key': 'secret' }])
    expect(provider.toHost?.('any')).toBe('api.brevo.com')
  })

  it.each([
    [204, 'done'],
    [400, 'refused'],
  ] as const)('that answers %i to a new reader has %s', async (status, outcome) => {
    expect(await provider.add(reader, account, answering({ status }).call)).toBe(outcome)
  })

  it('takes a reader off the list, who may not be on it', async () => {
    const { asked, call } = answering({ status: 400 })
    expect(await provider.remove(reader.address, account, call)).toBe('done')
    expect(asked).toEqual([`POST /v3/contacts/lists/7/contacts/remove {"emails":["o'hara@example.com"]}`])
  })
})

describe('Mailchimp', () => {
  const { provider } = newsletterProviders.mailchimp

  it('is asked at the host that its key names', () => {
    expect(provider.toHost?.('0123456789abcdef-us21')).toBe('us21.api.mailchimp.com')
    expect(provider.toHost?.('0123456789abcdef')).toBeUndefined()
    expect(provider.toHost?.('x-us21.evil.example')).toBeUndefined()
  })

  it('gets a reader, and takes one off', async () => {
    const { asked, headers, call } = answering({ status: 200 }, { status: 404 })
    expect(await provider.add(reader, account, call)).toBe('done')
    expect(await provider.remove(reader.address, account, call)).toBe('done')
    expect(asked).toEqual([
      `PUT /3.0/lists/7/members/o'hara@example.com {"email_address":"o'hara@example.com","status_if_new":"subscribed","status":"subscribed","language":"en"}`,
      `PATCH /3.0/lists/7/members/o'hara@example.com {"status":"unsubscribed"}`,
    ])
    expect(headers[0]).toEqual({ authorization: `Basic ${btoa('key:secret')}` })
  })

  it('keeps its path whatever the address is', async () => {
    const paths: string[] = []
    const call: CallNewsletter = async (path) => {
      paths.push(path)
      return { status: 200, body: undefined }
    }
    await provider.add({ ...reader, address: '../x?y=#@example.com' }, account, call)
    expect(paths).toEqual(['/3.0/lists/7/members/..%2Fx%3Fy%3D%23%40example.com'])
  })
})

describe('listmonk', () => {
  const { provider } = newsletterProviders.listmonk
  const known = { status: 200, body: { data: { results: [{ id: 12 }] } } }
  const unknown = { status: 200, body: { data: { results: [] } } }

  it('gets a new reader, who has confirmed already', async () => {
    const { asked, headers, call } = answering({ status: 200 })
    expect(await provider.add(reader, account, call)).toBe('done')
    expect(asked[0]).toContain('"lists":[7],"attribs":{"language":"en"},"preconfirm_subscriptions":true')
    expect(headers).toEqual([{ authorization: 'token secret' }])
  })

  it('puts a subscriber whom it knows on the list', async () => {
    const { asked, call } = answering({ status: 409 }, known, { status: 200 })
    expect(await provider.add(reader, account, call)).toBe('done')
    expect(asked.slice(1)).toEqual([
      "GET /api/subscribers?query=subscribers.email+=+'o''hara@example.com'",
      'PUT /api/subscribers/lists {"ids":[12],"target_list_ids":[7],"action":"add","status":"confirmed"}',
    ])
  })

  it('takes a reader off the list; one whom it doesn’t know is done', async () => {
    const { asked, call } = answering(known, { status: 200 })
    expect(await provider.remove(reader.address, account, call)).toBe('done')
    expect(asked[1]).toBe(
      'PUT /api/subscribers/lists {"ids":[12],"target_list_ids":[7],"action":"unsubscribe"}',
    )
    expect(await provider.remove(reader.address, account, answering(unknown).call)).toBe('done')
  })

  it.each([undefined, 'text', { data: null }, { data: { results: [{ id: 'x' }] } }])(
    'that answers %j is not believed',
    async (body) => {
      const { call } = answering({ status: 409 }, { status: 200, body })
      expect(await provider.add(reader, account, call)).toBe('refused')
    },
  )
})

describe('a brand with a newsletter', () => {
  const problemsOf = (newsletter: object) => {
    const names = {
      name: 'N',
      fullName: 'N',
      tagline: 'x',
      title: 'x',
      description: 'x',
      copyrightHolder: 'x',
    }
    const checked = checkBrand({
      languages: ['en'],
      names: { en: names },
      home: { citySlug: 'x', countryCode: 'no', timeZone: 'Europe/Oslo' },
      menus: { header: [], panel: [], footer: [] },
      newsletter,
    })
    return 'problems' in checked ? checked.problems : []
  }

  it.each([
    { provider: 'own' },
    { provider: 'brevo', list: '7' },
    { provider: 'listmonk', host: 'news.north.example', list: '3' },
  ])('that says %j is right', (newsletter) => {
    expect(problemsOf(newsletter)).toEqual([])
  })

  it.each([
    [{ provider: 'brevvo' }, /did you mean 'brevo'/],
    [{ provider: 'listmonk' }, /newsletter\.host: is missing: listmonk runs on a host that the brand names/],
    [{ provider: 'listmonk', host: 'https://news.example/x' }, /host name without protocol/],
  ])('that says %j is told what is wrong', (newsletter, line) => {
    expect(problemsOf(newsletter).join('\n')).toMatch(line)
  })
})
