import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';

/** A page with the mark of a preview on top, and with nothing for search engines. */
export const markedAsPreview = <Page extends Pick<PageDefinition, 'arrange' | 'meta'>>(page: Page): Page => ({
	...page,
	freshFor: 0,
	arrange: (subject, context) => [row('brick_full', { block: 'preview-mark' }), ...page.arrange(subject, context)],
	meta(subject, context) {
		const meta = page.meta(subject, context);
		return { ...meta, title: `${context.brand.texts.preview}: ${meta.title}`, noindex: true, graphs: [] };
	},
});
