/** SipHash-2-4 (github.com/jedisct1/siphash-js), which comes without types. */
declare module 'siphash' {
  const siphash: {
    /** @param key of 128 bits @returns the upper and the lower half of the hash, as whole numbers of 32 bits */
    hash(key: Uint32Array, text: Uint8Array): { h: number; l: number }
  }
  export default siphash
}
