/** Which of several processes does what only one at a time may do (lib/server/lease). It names processes, nobody else. */
export type LeaseTable = {
  name: string
  /** A process, made up anew at its start; null = given back. */
  holder: string | null
  /** Counts up while the holder lives. Who sees it stand still takes over: no clock of another machine is believed. */
  beat: number
}

export type LeaseTables = { lease: LeaseTable }
