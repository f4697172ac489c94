import type { HtmlContext, Note } from './html/html-context.ts';
import { imageAt } from './image-at.ts';
import { linkFrom } from './old-addresses.ts';

/** The context of HTML that needs nothing but its own address to be read. */
export const finishedHtml = (base: string, note: Note): HtmlContext => ({
	base,
	note,
	lineBreaks: false,
	linkOf: (address) => linkFrom(base, address),
	imageOf: (picture) => imageAt(base, picture),
	imagesOf: () => [],
});
