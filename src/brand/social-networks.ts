/** Networks that have a name and a drawing in the footer, in its order. */
export const socialNetworks = ['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
