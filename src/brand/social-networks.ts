/** Social networks that have a name and an icon in the footer, in the footer's order. */
export const socialNetworks = ['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
