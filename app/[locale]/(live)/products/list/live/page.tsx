import Link from 'next/link'
export const instant = false
export default async function P({ searchParams }: { searchParams: Promise<Record<string, string>> }) { const q = await searchParams; return <main><h1>list live {JSON.stringify(q)}</h1><Link href="/products/list?family=a">fam a</Link> <Link href="/products/list?family=b">fam b</Link> <Link href="/products/list">static</Link> <Link href="/">home</Link></main> }
