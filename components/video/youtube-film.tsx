type Props = {
  filmId: string
  startSeconds: number
  /** Language of the player's own buttons and of its subtitles. */
  lang: string
  title: string
}

/** Address of the provider's player without cookies before play; it starts at once, because it was asked for by a click. */
function playerAddress({ filmId, startSeconds, lang }: Props): string {
  const query = new URLSearchParams({
    autoplay: '1',
    start: String(startSeconds),
    rel: '0',
    cc_load_policy: '1',
    hl: lang,
    cc_lang_pref: lang,
  })
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(filmId)}?${query.toString()}`
}

/** The provider's player; it takes no orders, so that another moment needs another player. */
export function YoutubeFilm(props: Props) {
  return (
    <iframe
      src={playerAddress(props)}
      title={props.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full border-0"
    />
  )
}
