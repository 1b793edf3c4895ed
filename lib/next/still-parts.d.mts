/** A page and its data, in which the content of every part that is nothing but HTML is said by the page alone; null = the data have the mark themselves. */
export declare function foldStill(html: string, data: string): { html: string; data: string } | null

/** Function of the browser that says in the data what the page says, and takes the marks off the page. */
export declare const tellStill: string
