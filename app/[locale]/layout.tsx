import { locale } from 'next/root-params'
export function generateStaticParams() { return [{ locale: 'en' }, { locale: 'th' }, { locale: 'ja' }] }
export default async function L({ children }: LayoutProps<'/[locale]'>) { return <html lang={await locale()}><body>{children}</body></html> }
