// What is worth a banner: the games say which of their events are, and in what words.
import type { Entry } from '../types'

export interface Moment {
  text: string
  /** The table's own, which nobody's turn tells of; or something that befell the reader. */
  befell: boolean
  /** Told of nobody's turn. */
  apart: boolean
}

/** Those that everybody is to see, and what befell these seats. */
export const momentsOf = (entries: Entry[], mine: number[]): Moment[] =>
  entries.flatMap(({ moments = [] }) =>
    moments
      .filter(([whom]) => whom < 0 || mine.includes(whom))
      .map(([whom, by, text]) => ({ text: text.replace(/\.$/, ''), befell: whom >= 0, apart: whom >= 0 || by < 0 })),
  )
