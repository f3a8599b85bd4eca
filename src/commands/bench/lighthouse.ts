export const runLighthouse = async () => []
