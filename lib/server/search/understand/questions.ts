/** What a word means. */
const meaning =
  /^(?:what(?:'s| is| are| does)\b|meaning of\b)|คืออะไร|คือไร|หมายถึงอะไร|แปลว่าอะไร|とは|って何|って なに|の意味/i
const question =
  /^(?:how(?! much)|why|what|when|can|could|should|do|does|is|are|will|must)\b|ยังไง|อย่างไร|ทำไม|ไหม$|มั้ย$|หรือเปล่า|กี่(?:กิโล|ปี|เดือน)|เมื่อไหร่|ต่างกัน|ですか|ますか|なぜ|どうして|どうやって|できる|[?？]$/i

/** Whether a query asks what something means. */
export const asksMeaning = (query: string): boolean => meaning.test(query.trim())

/** Whether a query is a question, which an answer serves better than a part. */
export const isQuestion = (query: string): boolean => asksMeaning(query) || question.test(query.trim())
