import { describe, expect, it } from 'vitest'
import { findCampaign, withCampaign } from '../../src/shared/campaign.ts'
import { browserParameters, campaignParameters } from '../../src/shared/constants.ts'

describe('a campaign', () => {
  it.each(campaignParameters)('is told by %s', (name) => {
    expect(findCampaign(`?page=2&${name}=x&city=kazan`)).toBe(`${name}=x`)
  })

  it.each(['', '?', '?city=kazan&q=utm_source', '?utm_source=', '?utm_source', '?UTM_SOURCE=x', '?%zz=%zz'])(
    'is told by nothing in «%s»',
    (search) => {
      expect(findCampaign(search)).toBe('')
    },
  )

  it('keeps what is written in any language', () => {
    expect(findCampaign('?utm_campaign=осень')).toBe('utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C')
  })

  it('takes the first of a parameter that stands twice', () => {
    expect(findCampaign('?gclid=1&gclid=2')).toBe('gclid=1')
  })

  it('is bounded, however long the address is', () => {
    const search = `?${campaignParameters.map((name) => `${name}=${'x'.repeat(5000)}`).join('&')}`
    const values = [...new URLSearchParams(findCampaign(search)).values()]
    expect(Math.max(...values.map(({ length }) => length))).toBe(200)
    expect(findCampaign(search).length).toBeLessThan(5000)
  })
})

describe('an address of the ticket provider', () => {
  const frame = 'https://iframeab-pre0000.intickets.ru/seance/42/#abiframe'

  it('takes the campaign before its fragment', () => {
    expect(withCampaign(frame, 'utm_source=vk&gclid=1')).toBe(
      'https://iframeab-pre0000.intickets.ru/seance/42/?utm_source=vk&gclid=1#abiframe',
    )
  })

  it('stays as it is without a campaign', () => {
    expect(withCampaign(frame, '')).toBe(frame)
  })

  it('keeps its own query in its own spelling', () => {
    expect(withCampaign('https://x.example/e?a=b%20c&d=%D1%8F+z', 'ref=y')).toBe(
      'https://x.example/e?a=b%20c&d=%D1%8F+z&ref=y',
    )
  })

  it('keeps the campaign that an editor gave it', () => {
    expect(withCampaign('https://x.example/e?utm_source=site', 'utm_source=vk&utm_medium=cpc')).toBe(
      'https://x.example/e?utm_source=site&utm_medium=cpc',
    )
  })

  it('takes the campaign once, however often it is asked', () => {
    const once = withCampaign(frame, 'utm_source=vk')
    expect(withCampaign(once, 'utm_source=vk')).toBe(once)
  })

  it('keeps its host, whatever the campaign says', () => {
    const hostile = findCampaign('?utm_source=%23%2F%2Fevil.example%3F%26host%3Devil&ref=@evil.example')
    expect(new URL(withCampaign(frame, hostile)).host).toBe('iframeab-pre0000.intickets.ru')
    expect(withCampaign(frame, hostile).endsWith('#abiframe')).toBe(true)
  })
})

describe('a voucher', () => {
  it('is no campaign, which later pages would take to other concerts', () => {
    expect(findCampaign('?voucher=SPRING&utm_source=vk')).toBe('utm_source=vk')
  })

  it('is passed on by redirects and read by browsers', () => {
    expect(findCampaign('?voucher=SPRING&utm_source=vk', browserParameters)).toBe(
      'utm_source=vk&voucher=SPRING',
    )
  })
})
