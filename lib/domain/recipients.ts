/** Who gets data of people, or of their browsers, beside the company: the words are `policy.recipients.<id>`. `hosts`: what the code names of them. */
export const recipients = {
  workshop: { hosts: [] },
  dealer: { hosts: [] },
  mail: { hosts: [] },
  sms: { hosts: [] },
  operator: { hosts: [] },
  robot: { hosts: ['www.google.com', 'www.gstatic.com', 'policies.google.com'] },
  video: { hosts: ['www.youtube-nocookie.com'] },
  analytics: { hosts: [] },
  map: { hosts: ['www.openstreetmap.org', 'www.google.com', 'maps.apple.com'] },
  chat: { hosts: ['line.me'] },
  authority: { hosts: [] },
} as const satisfies Record<string, { hosts: readonly string[] }>

export type RecipientId = keyof typeof recipients
export const recipientIds = Object.keys(recipients) as RecipientId[]
