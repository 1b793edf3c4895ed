/** Messages to people, files from people, and what they agreed to. */
export type MessageTables = Record<never, never>
