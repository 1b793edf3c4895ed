import type { Lang } from '@/lib/contract/common'

type GlossaryRule = {
  locale: Lang
  /** What no text may say. */
  avoid: RegExp
  /** The better word. */
  use: string
  reason: string
  /** Texts with one of these say something else and are right. */
  except?: RegExp
}

/** The glossary's forbidden forms, one line each. */
const glossary: readonly GlossaryRule[] = [
  { locale: 'en', avoid: /\bproduct codes?\b/i, use: 'part number', reason: 'one name for the number on a part' },
  { locale: 'en', avoid: /\bfree sag\b/i, use: 'static sag', reason: 'the measured term' },
  { locale: 'en', avoid: /\bharder (?:spring|rate)\b/i, use: 'stiffer', reason: 'a spring is stiff, not hard' },
  { locale: 'en', avoid: /\bat the works\b/i, use: 'at the factory', reason: 'calque' },
  { locale: 'en', avoid: /\bin the programme\b/i, use: 'in the range', reason: 'calque' },
  { locale: 'en', avoid: /\bfindings?\b/i, use: 'report or result', reason: 'calque' },
  { locale: 'en', avoid: /\bhomologation papers\b/i, use: 'approval documents', reason: 'one name for them' },
  { locale: 'en', avoid: /\bstay with the part\b/i, use: 'with you, overhaul after overhaul', reason: 'calque' },
  { locale: 'en', avoid: /\bnames (?:the|a) price\b/i, use: 'quotes', reason: 'calque' },
  { locale: 'en', avoid: /\ba row of bumps\b/i, use: 'a series of bumps', reason: 'calque' },
  { locale: 'en', avoid: /\bair ?bags?\b/i, use: 'air spring', reason: 'an airbag is for a crash' },
  { locale: 'en', avoid: /\banew\b/i, use: 'again', reason: 'nobody says it' },
  { locale: 'en', avoid: /\bswing[ -]arms?\b/i, use: 'swingarm', reason: 'one spelling' },
  { locale: 'en', avoid: /\bbushings?\b/i, use: 'bush', reason: 'one word for the part' },
  { locale: 'th', avoid: /ช่วงชัก|ระยะชัก/, use: 'ช่วงยุบ', reason: 'one word for stroke' },
  {
    locale: 'th',
    avoid: /ก้าน/,
    use: 'แกนโช้ค',
    reason: 'one word for the rod',
    except: /ก้าน(?:เบรก|คลัตช์|เกียร์|กันโคลง|ต่อ|โยง|ลิงก์|เซ็นเซอร์|เซนเซอร์|ของเซ็นเซอร์|ยึด|วัด)/,
  },
  { locale: 'th', avoid: /ก๊าซ/, use: 'แก๊ส', reason: 'one spelling' },
  { locale: 'th', avoid: /กระปุก/, use: 'ซับแทงค์', reason: 'one word for the reservoir', except: /กระปุกน้ำมัน/ },
  { locale: 'th', avoid: /คอยล์โอเวอร์|โคอิลโอเวอร์/, use: 'สตรัทปรับเกลียว', reason: 'one word for a coilover' },
  { locale: 'th', avoid: /ตัวปรับ/, use: 'จุดปรับ หรือ ปุ่มปรับ', reason: 'one word for an adjuster' },
  { locale: 'th', avoid: /(?<!เส)นอต/, use: 'น็อต', reason: 'one spelling' },
  { locale: 'th', avoid: /ตะเกียบ/, use: 'โช้คหน้า', reason: 'one word for the fork' },
  { locale: 'th', avoid: /นอกสถานที่/, use: 'บริการเคลื่อนที่', reason: 'one name for the van' },
  { locale: 'th', avoid: /โปรด/, use: 'กรุณา', reason: 'the tone of the site', except: /รายการโปรด|คนโปรด|โปรดักส์/ },
  {
    locale: 'th',
    avoid: /(?<![ก-๛])(?:มม|กก|ซม)\./,
    use: 'mm, kg, cm',
    reason: 'figures have one way of writing a unit',
  },
  {
    locale: 'th',
    avoid: /ครบกำหนดเข้าศูนย์|ถึงระยะเข้าศูนย์/,
    use: 'ถึงกำหนดเข้าศูนย์',
    reason: 'one word for service that is due',
  },
  {
    locale: 'ja',
    avoid: /オーバーホールの?時期|点検時期/,
    use: '整備時期',
    reason: 'one word for service that is due',
  },
  { locale: 'ja', avoid: /乗車サグ/, use: '乗車時サグ', reason: 'one word for rider sag' },
  { locale: 'ja', avoid: /伸び側/, use: '伸側', reason: 'one spelling' },
  { locale: 'ja', avoid: /ばね定数|ばねレート/, use: 'バネレート', reason: 'one word for the rate' },
  { locale: 'ja', avoid: /充てん/, use: '充填', reason: 'one spelling' },
  { locale: 'ja', avoid: /ノブ|ダイヤル/, use: 'アジャスター', reason: 'one word for an adjuster' },
  { locale: 'ja', avoid: /バンプストップ/, use: 'バンプラバー', reason: 'one word for the part' },
  { locale: 'ja', avoid: /エアバッグ|ベローズ/, use: 'エアスプリング', reason: 'one word for an air spring' },
  { locale: 'ja', avoid: /分解整備/, use: 'オーバーホール', reason: 'one word for an overhaul' },
  { locale: 'ja', avoid: /クレーム/, use: '保証申請', reason: 'one word for a claim' },
  { locale: 'ja', avoid: /レシート/, use: '領収書', reason: 'one word for a receipt' },
  { locale: 'ja', avoid: /車輪/, use: 'ホイール または タイヤ', reason: 'one word for a wheel' },
]

/** Vehicle years are of the common era everywhere. */
const mixedEras: Omit<GlossaryRule, 'locale'> = {
  avoid: /(?:^|[^\d.,])(?:ปีรุ่น|ปีรถ|รุ่นปี|model year|年式)[^\d]{0,6}2[45]\d\d(?!\d)/i,
  use: 'the year of the common era',
  reason: 'vehicle years never are of the Buddhist era',
}

/** What a text says against a rule; null = nothing. */
function findForbidden(text: string, { avoid, except }: Pick<GlossaryRule, 'avoid' | 'except'>): string | null {
  const rest = except ? text.replace(new RegExp(except.source, `g${except.flags}`), '') : text
  return avoid.exec(rest)?.[0] ?? null
}

/** Every forbidden form in a text of one language, with the better word. */
export function checkWords(text: string, locale: Lang): { found: string; use: string; reason: string }[] {
  return [...glossary.filter((rule) => rule.locale === locale), mixedEras].flatMap((rule) => {
    const found = findForbidden(text, rule)
    return found === null ? [] : [{ found, use: rule.use, reason: rule.reason }]
  })
}
