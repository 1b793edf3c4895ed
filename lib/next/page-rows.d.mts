/** React's data of a page, cut into its rows. */
export declare function cutRows(data: string): string[]

/** The page with each row of its data behind the part it describes; null = the data cannot stand in a page as they are. */
export declare function placeRows(html: string, data: string): string | null

/** Expression of the browser that takes the rows out of the page again and gives the data. */
export declare const takeRows: string
