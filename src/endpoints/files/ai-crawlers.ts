import type { Brand } from '../../brand/define-brand.ts'

/**
 * Programs that read sites for language models, by the names that their companies publish for `robots.txt`: those that collect
 * texts to train models, and those that look pages up to answer somebody's question.
 */
const training = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
  'Bytespider',
  'cohere-training-data-crawler',
]
const answering = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'MistralAI-User',
  'DuckAssistBot',
]

const refused: Record<Brand['aiCrawlers'], readonly string[]> = {
  all: [],
  answering: training,
  none: [...training, ...answering],
}

/** The group of `robots.txt` for programs that the brand keeps out; none where all may read. */
export const refuseAiCrawlers = (mayRead: Brand['aiCrawlers']): string[] => {
  const names = refused[mayRead]
  return names.length === 0 ? [] : [...names.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
}
