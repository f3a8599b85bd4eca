export default {
  config: {
    locales: ['ru'],
    tutorials: false,
    notifications: { releases: false },
  },
}
