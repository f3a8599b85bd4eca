import type { AuthoredPost } from './authored.ts'
import { housePosts } from './posts-house.ts'
import { peoplePosts } from './posts-people.ts'
import { programPosts } from './posts-programs.ts'
import { tourPosts } from './posts-tours.ts'

/** All news, newest first. */
export const posts: AuthoredPost[] = [...tourPosts, ...programPosts, ...peoplePosts, ...housePosts].sort(
  (one, other) => one.daysAgo - other.daysAgo,
)
