export const ensureStatic = 'navigation'
export default function L({ children }: { children: React.ReactNode }) { return children }
