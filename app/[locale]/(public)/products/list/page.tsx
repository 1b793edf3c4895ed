import Link from 'next/link'
export default function P() { return <main><h1>list static</h1><Link href="/products/list?family=a">fam a</Link> <Link href="/products/list?family=b">fam b</Link> <Link href="/">home</Link></main> }
