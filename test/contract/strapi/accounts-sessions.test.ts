import { describe, expect, it } from 'vitest'
import type { Tokens } from '../../../src/features/accounts/account-port.ts'
import { newPerson } from '../accounts.contract.ts'
import { version } from './services.ts'
import { confirmedPerson, port } from './visitors.ts'

const refresh = async (tokens: Tokens) => port.refresh?.(newPerson().asker, tokens)
const over = { name: 'AccountRefused', fault: 'token' }

describe.runIf(version === '5')('a session that Strapi keeps', () => {
  it('goes on with new tokens', async () => {
    const { asker, signIn } = await confirmedPerson()
    const { tokens, user } = await signIn()
    const renewed = await refresh(tokens)
    expect(renewed?.refresh).not.toBe(tokens.refresh)
    expect(await port.readUser(asker, renewed ?? tokens)).toEqual(user)
  })

  it('goes on once by each refresh token', async () => {
    const { tokens } = await (await confirmedPerson()).signIn()
    await refresh(tokens)
    await expect(refresh(tokens)).rejects.toMatchObject(over)
  })

  it.each(['nonsense', '', 'a.b.c'])('doesn’t go on by «%s»', async (wrong) => {
    await expect(refresh({ access: 'a.b.c', refresh: wrong })).rejects.toMatchObject({
      name: 'AccountRefused',
    })
  })

  it('is ended by signing out, and no other one is', async () => {
    const { asker, signIn } = await confirmedPerson()
    const [one, other] = [(await signIn()).tokens, (await signIn()).tokens]
    await port.signOut?.(asker, one)
    await expect(refresh(one)).rejects.toMatchObject(over)
    expect(await refresh(other)).toBeDefined()
  })

  it('is ended with all others by signing out everywhere', async () => {
    const { asker, signIn } = await confirmedPerson()
    const [one, other] = [(await signIn()).tokens, (await signIn()).tokens]
    await port.signOutEverywhere?.(asker, one)
    for (const each of [one, other]) await expect(refresh(each)).rejects.toMatchObject(over)
  })

  it('is ended with all others by a new password, and another one begins', async () => {
    const { asker, signIn, password } = await confirmedPerson()
    const [one, other] = [(await signIn()).tokens, (await signIn()).tokens]
    const changed = await port.changePassword(asker, one, {
      currentPassword: password,
      password: 'another one',
    })
    for (const each of [one, other]) await expect(refresh(each)).rejects.toMatchObject(over)
    expect(await refresh(changed.tokens)).toBeDefined()
  })

  it('has a token that counts for ten minutes, also when it is ended', async () => {
    const { asker, signIn } = await confirmedPerson()
    const { tokens, user } = await signIn()
    await port.signOut?.(asker, tokens)
    expect(await port.readUser(asker, tokens)).toEqual(user)
  })
})

describe.runIf(version === '4')('a token of Strapi 4', () => {
  it('is never renewed or taken back', async () => {
    const { asker, signIn } = await confirmedPerson()
    const { tokens, user } = await signIn()
    expect(await refresh(tokens)).toBe(tokens)
    await port.signOut?.(asker, tokens)
    await port.signOutEverywhere?.(asker, tokens)
    expect(await port.readUser(asker, tokens)).toEqual(user)
  })
})
