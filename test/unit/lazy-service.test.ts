import { expect, it } from 'vitest'
import { lazyService } from '../../src/context/services.ts'

interface Bell {
  ring: (times: number) => Promise<string>
  stop: () => Promise<void>
}

function bell() {
  let loads = 0
  const service = lazyService<Bell>(async () => {
    loads += 1
    return { ring: async (times) => 'dong'.repeat(times), stop: async () => {} }
  })
  return { service, loads: () => loads }
}

it('a service isn’t loaded before one of its methods is called', () => {
  expect(bell().loads()).toBe(0)
})

it('a method is called with what it was given', async () => {
  expect(await bell().service.ring(2)).toBe('dongdong')
})

it('a service is loaded once for all calls', async () => {
  const { service, loads } = bell()
  await Promise.all([service.ring(1), service.stop(), service.ring(3)])
  expect(loads()).toBe(1)
})

it('a service that can’t be loaded fails the call', async () => {
  const service = lazyService<Bell>(() => Promise.reject(new Error('no database')))
  await expect(service.stop()).rejects.toThrow('no database')
})

it('a service may be awaited: it is no promise', async () => {
  const { service, loads } = bell()
  expect([await service.ring(1), (await Promise.resolve(service)) === service, loads()]).toEqual([
    'dong',
    true,
    1,
  ])
})
