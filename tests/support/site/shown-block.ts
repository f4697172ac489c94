import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '#brands';
import type { ContentQueries } from '#content/contract';
import type { Block } from '../../../src/site/block.ts';
import type { Subject } from '../../../src/site/subject.ts';
import { sampleContext } from './sample-context.ts';

type Shown = {
	readonly path?: string;
	readonly subject?: Subject;
	readonly content?: Partial<ContentQueries>;
	readonly now?: Date;
	readonly fields?: unknown;
	/** Ids of the stories that stand above the block. */
	readonly shown?: readonly string[];
};

/** Renders a block on a page of a brand to HTML, with the content of a test. */
export async function shownBlock(
	block: Block,
	brand: Brand,
	{ path = '/', subject, content, now, fields, shown }: Shown = {},
): Promise<string> {
	const prepared = await block.prepare(fields, {
		subject: subject ?? { kind: 'cover', section: undefined, path, name: brand.name },
		context: { ...sampleContext(brand, content, path), now: now ?? new Date('2026-11-20T15:00:00Z') },
	});
	return renderToStaticMarkup(prepared(new Set(shown)));
}
