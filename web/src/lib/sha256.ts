// SHA-256 of a text (FIPS 180-4). The browser's own is missing where a page came over plain http, as it does at home.

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}
const START = fractions(8, Math.sqrt)
const ROUNDS = fractions(64, Math.cbrt)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 4, bytes.length * 8)
  const hash = [...START]
  const words = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 16; n += 1) words[n] = data.getInt32(block + 4 * n)
    for (let n = 16; n < 64; n += 1) {
      const [early, late] = [words[n - 15]!, words[n - 2]!]
      words[n] =
        words[n - 16]! +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        words[n - 7]! +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let n = 0; n < 64; n += 1) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) hash[n] = (hash[n]! + word) | 0
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
