import { escapeHtml } from '../../ans/text/escape-html.ts';

/** Plain text as HTML: empty lines end paragraphs. */
export const plainParagraphs = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.map((paragraph) => `<p>${paragraph.trim().split('\n').map(escapeHtml).join('<br>')}</p>`)
		.join('');
