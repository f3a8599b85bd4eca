export const start = () => undefined
