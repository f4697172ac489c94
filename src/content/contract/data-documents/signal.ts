/** The live signal of a channel. `stream` is an HLS playlist: an https address, or a path of the site. */
export type Signal = { readonly id: string; readonly title: string; readonly stream: string };
