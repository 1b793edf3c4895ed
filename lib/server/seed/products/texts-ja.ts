import type { Construction, ProductKind } from '@/lib/contract/product-words'
import { pickFrom } from './hash'
import { isDamper, letters, otherNames, seriesNames, signed, sizeOf } from './text-parts'
import type { Facts, TextWriter, Use } from './types'

/** `{axle}` stands for フロント or リア. */
const kindNames: Record<ProductKind, string> = {
  'twin-shock': '{axle}ツインショック',
  'mono-shock': '{axle}モノショック',
  'unit-swing-shock': '{axle}ショック',
  'front-shock': 'フロントショック',
  'steering-damper': 'ステアリングダンパー',
  'fork-cartridge': 'フォークカートリッジキット',
  'fork-damper': 'フォークダンパーキット',
  'fork-spring': 'フォークスプリングキット',
  'fork-upgrade': 'フォークアップグレードキット',
  'fork-oil': 'フォークオイル',
  'gas-shock': '{axle}ガスショック',
  strut: '{axle}ストラット',
  coilover: '{axle}車高調',
  'lowering-spring': '{axle}ローダウンスプリング',
  'comfort-spring': '{axle}コンフォートスプリング',
  'lift-spring': '{axle}リフトアップスプリング',
  'load-assist': 'ロードアシストスプリング',
  'air-kit': 'エアサスキット',
  'air-strut': '{axle}エアストラット',
  'air-spring': '{axle}エアスプリング',
  'air-compressor': 'エアコンプレッサー',
  'air-tank': 'エアタンク',
  'air-controller': 'エアサスコントローラー',
  'seal-kit': 'シールキット',
  bushing: '{axle}アイブッシュ',
  'spare-spring': '{axle}交換用スプリング',
  'eye-end': '{axle}アイエンド',
  'bump-stop': '{axle}バンプラバー',
  'damper-oil': 'ダンパーオイル',
}

const uses: Record<Use, { tagline: string; purpose: readonly string[] }> = {
  daily: {
    tagline: '毎日の走行に',
    purpose: [
      '毎日の走行を想定し、純正よりわずかに引き締めた交換用の製品です',
      '車高を変えずに、くたびれた純正品と置き換えられます',
    ],
  },
  comfort: {
    tagline: '乗り心地重視',
    purpose: [
      '荒れた市街地での乗り心地を重視したセッティングです',
      '路面の継ぎ目や段差を柔らかく受け止め、ゆったりした走りに合います',
    ],
  },
  sport: {
    tagline: '引き締まった応答に',
    purpose: [
      'コーナリングとブレーキングでの引き締まった応答をねらっています',
      'ペースが上がったときにホイールの動きをしっかり抑えます',
    ],
  },
  touring: {
    tagline: '長距離と積載に',
    purpose: [
      '二人乗りや荷物を積んだ長距離走行を想定しています',
      '空荷でも積載時でも、長い道のりで落ち着いた動きを保ちます',
    ],
  },
  load: {
    tagline: '日常的な積載に',
    purpose: ['日常的に荷物を積む車両のための製品です', '積載時の沈み込みを抑え、重さに合わせて減衰します'],
  },
  offroad: {
    tagline: '未舗装路・荒れた道に',
    purpose: ['砂利道や林道など、荒れた路面を想定しています', '荒れた路面に必要なオイル量とストロークを備えています'],
  },
  classic: {
    tagline: 'クラシックな外観',
    purpose: [
      'クラシックな外観を保ちながら、減衰性能を現代的にします',
      'レストア車やクラシックスタイルの車両に合います',
    ],
  },
  lift: {
    tagline: 'リフトアップ車に',
    purpose: ['リフトアップした車高に合わせた設計です', 'リフトアップ後もホイールトラベルを保てる長さにしています'],
  },
  lower: {
    tagline: 'ローダウン車に',
    purpose: ['ローダウンした車高に合わせた設計です', '有効なストロークを残しながら車高を下げます'],
  },
  service: { tagline: '整備・補修用', purpose: ['整備・補修用の部品です'] },
}

const constructions: Record<Construction, { short: string; sentence: string }> = {
  'twin-tube': { short: '複筒式', sentence: 'オイルのみの複筒式で、小さな凹凸に柔らかく、整備も容易です。' },
  'twin-tube-gas': {
    short: '低圧ガス複筒式',
    sentence: '複筒式のオイルの上に低圧ガスを封入し、泡立ちを抑えて荒れた路面でも減衰力を保ちやすくしています。',
  },
  emulsion: {
    short: 'エマルジョン単筒式',
    sentence: 'オイルと窒素ガスを1本のシリンダーに収めた単筒式です。軽くコンパクトで、放熱に優れます。',
  },
  'floating-piston': {
    short: 'フリーピストン単筒式',
    sentence: 'フリーピストンで窒素ガスとオイルを分けた単筒式のため、熱を持っても減衰力が安定しています。',
  },
  piggyback: {
    short: 'ピギーバック式リザーバータンク付き',
    sentence:
      'ピギーバック式リザーバータンクでオイル量を増やし、ガス室を本体の外に置くことでストロークを確保しています。',
  },
  'hose-reservoir': {
    short: '別体式リザーバータンク付き',
    sentence: 'ホースでつないだ別体式リザーバータンクによりオイル量が増え、風の当たる場所に取り付けられます。',
  },
  hybrid: {
    short: 'ハイブリッド式',
    sentence:
      'フリーピストンと小型の内部ガス室を組み合わせたハイブリッド式で、外付けタンクなしでエマルジョン式より多くのオイルを使えます。',
  },
}

const kindSentences: Partial<Record<ProductKind, string>> = {
  'steering-damper':
    '段差や高速域でのハンドルの振れを抑え、効き具合はクリックで決められます。取り付けには車種別ブラケット（別売）が必要です。',
  'fork-cartridge': '純正のダンパーロッドを密閉式カートリッジに置き換え、伸側・圧側の減衰をキャップ側で調整できます。',
  'fork-damper': '純正ダンパーロッドの固定オリフィスをシム式バルブに置き換えます。スプリングは純正を使います。',
  'fork-spring': '左右2本を純正と交換します。油面とプリロードカラーは取扱説明書に記載しています。',
  'fork-upgrade': 'スプリング2本、バルブ、プリロードキャップをまとめたキットで、フォークの分解は一度で済みます。',
  'lowering-spring': '純正ダンパーの状態がよければそのまま使えますが、車種によってはバンプラバーのカットが必要です。',
  'comfort-spring': '車高は純正のまま、初期を柔らかく、奥では腰のある動きにします。',
  'lift-spring': '取り付け後はブレーキホースとドライブシャフトの余裕、ヘッドライトの光軸を確認してください。',
  'load-assist': '純正スプリングに並べて取り付け、積載時だけ荷重を受け持ちます。',
  'air-kit':
    'エアスプリング4本、ダンパー、コンプレッサー、タンク、バルブブロック、コントローラーのキットで、取り付けはサービス店での作業になります。',
  'air-strut': 'ストラットとコイルスプリングを、エアスプリング付きダンパーに置き換えます。エア供給系は別売です。',
  'air-spring': '純正スプリングの置き換え、または補助に使い、積載時の高さは空気圧で決めます。',
  'air-compressor': 'タンクに充填し、最高圧で自動停止します。配線には専用のリレーとヒューズが必要です。',
  'air-tank':
    '空気を蓄えておくことで車高がすぐに変わり、コンプレッサーの作動も減ります。定期的に水抜きをしてください。',
  'air-controller': 'エアスプリングの圧力を設定し、よく使う車高を記憶します。配管内の圧力はゲージで確認できます。',
  'seal-kit':
    '摩耗するシール、ダストシール、リングをオーバーホール1回分まとめています。専用工具と新しいオイルが必要です。',
  bushing: 'スチールカラーにゴムを接着したブッシュで、アイに圧入します。左右同時に交換してください。',
  'spare-spring':
    'へたりや折損の補修、または体重に合わせたレート変更に使います。注文前に線径と自由長を測ってください。',
  'eye-end': 'ロッドまたは本体にねじ込んで固定します。車両側の穴径が合わないときに使います。',
  'bump-stop': 'ストローク終端をなめらかに受け止めます。ローダウン時は必要に応じてカットできます。',
  'fork-oil':
    '粘度はフォークの取扱説明書に従って選んでください。粘度が高いほど圧側・伸側とも動きがゆっくりになります。',
  'damper-oil':
    'ダンパーのオーバーホール用で、温度による粘度変化が小さいオイルです。ガス充填の前にエア抜きをしてください。',
}

/** What a part is for, where the use alone does not say it. */
const kindPurposes: Partial<Record<ProductKind, string>> = {
  'steering-damper': 'ハンドルの動きを落ち着かせます',
  'load-assist': '積載時に後部の高さを保ちます',
  'air-kit': '運転席から車高を変えられるようになります',
  'air-strut': '取り付けた車軸の車高を変えられるようになります',
  'air-spring': '積載時に後部の高さを保ちます',
  'fork-oil': 'テレスコピックフォーク用です',
  'damper-oil': 'オーバーホールできるダンパー用です',
  'air-compressor': 'エアサスに空気を供給します',
  'air-tank': 'エアサス用の部品です',
  'air-controller': 'エアサス用の部品です',
}

const axleNames = { front: 'フロント', rear: 'リア' } as const
const springTypes = {
  linear: 'リニアスプリング',
  progressive: 'プログレッシブスプリング',
  dual: 'デュアルレートスプリング',
  tender: 'テンダー付きスプリング',
  pigtail: 'ピッグテールスプリング',
} as const
const kindName = ({ kind, axle }: Facts) => kindNames[kind].replace('{axle}', axle ? axleNames[axle] : '')

function sizeLabel(facts: Facts): string {
  const size = sizeOf(facts)
  switch (size?.by) {
    case 'length':
      return `${size.mm} mm`
    case 'tube':
      return `Ø${size.mm} mm`
    case 'height':
      return size.mm === 0 ? '標準車高' : `${signed(size.mm)} mm`
    case 'bore':
      return `${size.text} mm`
    case 'load':
      return `+${size.kg} kg`
    case 'oil':
      return `${size.cst} mm²/s ${size.litres} L`
    case 'tank':
      return `${size.litres} L`
    case 'pressure':
      return `${size.bar} bar`
    case 'rate':
      return `${size.nmm} N/mm`
    default:
      return ''
  }
}

function listAdjusters({ adjusters, spec, kind }: Facts): string[] {
  return adjusters.map((letter) => {
    switch (letter) {
      case 'P':
        return `プリロード ${spec.preloadSteps}段`
      case 'T':
        return `ねじ式プリロード ${spec.preloadMm} mm`
      case 'H':
        return `油圧式プリロード ${spec.preloadMm} mm`
      case 'R':
        return `${kind === 'steering-damper' ? '減衰力 ' : '伸側減衰 '}${spec.reboundClicks}クリック`
      case 'C':
        return `圧側減衰 ${spec.compressionClicks}クリック`
      case 'W':
        return `圧側減衰 低速 ${spec.compressionClicks}・高速 ${spec.highSpeedClicks}クリック`
      case 'L':
        return `${(spec.lengthAdjustMm ?? 0) >= 20 ? '車高' : '全長'}（調整幅${spec.lengthAdjustMm} mm）`
    }
  })
}

function springSentence({ spec }: Facts): string {
  if (spec.springRateNmm === null) return ''
  const type = springTypes[spec.springType ?? 'linear']
  return spec.springRateEndNmm !== null
    ? `${type}は${spec.springRateNmm} N/mmから始まり、奥で${spec.springRateEndNmm} N/mmになります。`
    : `${type}のレートは${spec.springRateNmm} N/mm、線径は${spec.wireMm} mmです。`
}

function heightSentence({ kind, axle, spec }: Facts): string {
  const height = axle === 'rear' ? spec.heightRearMm : spec.heightFrontMm
  if (!height) return ''
  const place = kind === 'air-kit' || axle === null ? '車高' : `${axleNames[axle]}の車高`
  return `${place}が${kind.startsWith('air') ? '最大' : '約'} ${Math.abs(height)} mm${height > 0 ? '上がります' : '下がります'}。`
}

function closing(facts: Facts): string {
  const others = otherNames(facts, 'ja', 3)
  if (others.length > 0) return `${others.join('、')}にも適合します。車種ごとの確認事項は適合表をご覧ください。`
  if (facts.models.length > 0 && !facts.twoWheeler)
    return '同じ車軸の左右を同時に交換し、アライメントを確認してください。'
  return facts.models.length > 0
    ? '取り付け前に、取付部と全長を純正品と比べてください。'
    : '特定の車種に限定されない製品です。お使いの部品の数値と照らし合わせてください。'
}

function describeSetting(facts: Facts): string {
  const adjusters = listAdjusters(facts)
  if (adjusters.length > 0) return `調整機構は${adjusters.join('、')}です。`
  return isDamper(facts.kind) ? '調整機構はなく、減衰力は出荷時に固定されています。' : ''
}

export const japanese: TextWriter = {
  name: (facts) => {
    const words = [seriesNames[facts.series], kindName(facts), sizeLabel(facts), letters(facts)]
      .filter(Boolean)
      .join(' ')
    return facts.models[0] ? `${words}（${facts.models[0].ja}用）` : words
  },
  tagline: (facts) => {
    const { construction, use, kind, spec } = facts
    if (isDamper(kind) && construction)
      return `${uses[use].tagline}、${constructions[construction].short}${kindName(facts)}${facts.adjusters.length > 1 ? `（${facts.adjusters.length}項目調整）` : ''}`
    if (spec.springRateNmm !== null && use !== 'service')
      return `${uses[use].tagline}、${spec.springRateNmm} N/mmの${kindName(facts)}`
    return `${kindName(facts)}、${uses[use].tagline}`
  },
  description: (facts) => {
    const { kind, construction, models, use, choice, drive } = facts
    const subject = models[0]
      ? `${models[0].ja}用の${kindName(facts)}${drive ? `（${drive === '4wd' ? '4WD' : '2WD'}車専用）` : ''}`
      : `${kindName(facts)}（${sizeLabel(facts)}）`
    const sentences = [
      `${subject}。${kindPurposes[kind] ?? pickFrom(uses[use].purpose, choice)}。`,
      isDamper(kind) && construction
        ? constructions[construction].sentence
        : heightSentence(facts) + (kindSentences[kind] ?? ''),
      springSentence(facts),
      describeSetting(facts),
      closing(facts),
    ]
    return sentences.join('')
  },
}
