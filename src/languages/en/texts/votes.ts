import { formatNumber } from '../../../shared/format.ts'
import type { Texts } from '../../messages.ts'
import { plural } from '../../messages.ts'

const closed = 'The vote is closed.'

export const voteResults: Texts<'voteResults'> = {
  votes: (count: number) =>
    `${formatNumber('en', count)} ${plural('en', count, { one: 'vote', other: 'votes' })}`,
  share: (percent: number) => `${percent}%`,
  total: (votes: string) => `${votes} in all`,
  noVotes: 'No votes yet.',
  leader: 'In the lead',
  winner: 'Winner',
  news: (leader: string, votes: string) =>
    `The results have changed. “${leader}” is in the lead. ${votes} in all.`,
  closed,
}

export const votes: Texts<'votes'> = {
  title: 'Votes',
  description: 'Listeners choose what is played: vote, and see how it stands.',
  groups: { open: 'Open now', ahead: 'Opening soon', closed: 'Closed' },
  none: 'There are no votes yet.',
  all: 'All votes',
  options: 'The options',
  results: 'Results',
  cast: 'Vote',
  change: 'Change my vote',
  confirm: 'Confirm my vote',
  confirmTitle: 'Confirm your vote',
  chosen: (track: string) => `Your choice: “${track}”. It counts once you confirm it.`,
  another: 'Choose another',
  final: 'This is the final result.',
  unknown: 'The results couldn’t be loaded just now. You can vote all the same.',
  listen: 'Listen',
  listenTo: (track: string) => `Listen: ${track}`,
  mine: 'Your vote',
  mineIs: (track: string) => `Your vote: “${track}”`,
  counted: 'Your vote is counted. You can change your mind until the vote closes.',
  takeBack: 'Take my vote back',
  withdrawn: 'Your vote has been taken back.',
  notYet: 'Nobody has voted from this browser yet.',
  mineGone: 'The option you voted for is gone: please choose another.',
  notSetUp: 'Votes don’t work on this site yet.',
  accountNeeded: 'This vote is for people with an account.',
  login: 'Sign in',
  rules: 'Rules',
  ruleOnce: 'One vote per browser. If you are signed in, one vote for your account on all your devices.',
  ruleAccount: 'Only with an account: one account, one vote on all your devices.',
  ruleChange: 'You can change your mind until the vote closes: your last choice counts.',
  ruleNetwork:
    'Where many vote from one network, a new browser waits a minute. Without an account, we take no more than 1,200 votes an hour from one network.',
  ruleLimits:
    'Without accounts nobody can stop a person from voting in several browsers, so the result shows how listeners feel rather than an exact count.',
  notCounted: 'Your vote isn’t counted',
  faults: {
    choose: 'Choose one option.',
    'unknown-option': 'There is no such option: please choose from those on the page.',
    ahead: 'The vote isn’t open yet.',
    closed,
    'too-many-votes':
      'Many votes come from this network just now. Wait a minute and vote again, or sign in: a vote with an account is taken at once.',
    'voted-with-account':
      'Somebody has voted from this browser with an account. Sign in to change that vote.',
    'account-needed': 'This vote is for people with an account: please sign in to vote.',
    'no-cookies':
      'The browser hasn’t kept the mark of your vote, so we couldn’t tell you from others. Allow cookies for this site, or sign in.',
  },
}
