import { expect, it } from 'vitest'
import { refuseAiCrawlers } from '../../src/endpoints/files/robots.ts'

it('a brand may let all programs for language models read its site', () => {
  expect(refuseAiCrawlers('all')).toEqual([])
})

it('a brand may keep out those that collect texts, and let in those that answer somebody', () => {
  const lines = refuseAiCrawlers('answering')
  expect(lines).toContain('User-agent: GPTBot')
  expect(lines).not.toContain('User-agent: ChatGPT-User')
  expect(lines.slice(-2)).toEqual(['Disallow: /', ''])
})

it('a brand may keep out all of them', () => {
  expect(refuseAiCrawlers('none')).toEqual(
    expect.arrayContaining(['User-agent: GPTBot', 'User-agent: ChatGPT-User']),
  )
})
