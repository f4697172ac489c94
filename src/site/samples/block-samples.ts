import type { ContentQueries } from '#content/contract';
import type { Block, Brick } from '../block.ts';
import type { Subject } from '../subject.ts';

/** A state of a block that its gallery shows. */
export type Sample = {
	/** What is to be seen. */
	readonly name: string;
	/** Whether there is something to see: on every brand (the default), on those that have the content, or nowhere, because the block is left out. */
	readonly shows?: 'everywhere' | 'somewhere' | 'nowhere';
	readonly fields?: unknown;
	/** Brick that the block stands in; `brick_100` where none is given. */
	readonly size?: Brick;
	/** Stands on the brand's themed ground. */
	readonly band?: true;
	/** Path of the page; `/` where none is given. */
	readonly path?: string;
	/** What the page is about; the front page where none is given. Undefined when the brand has nothing of the kind. */
	readonly subject?: (reader: ContentQueries) => Promise<Subject | undefined>;
	/** Answers that take the place of the brand's own content. */
	readonly content?: Partial<ContentQueries>;
};

export type BlockSamples = { readonly block: Block; readonly samples: readonly Sample[] };
