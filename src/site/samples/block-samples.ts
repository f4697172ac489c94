import type { ContentQueries } from '#content/contract';
import type { BlockFields, BlockName, BrickSize } from '../arrangement.ts';
import type { CommentService } from '../render-context.ts';
import type { Subject } from '../subject.ts';

/** An example state of a block, which the block gallery shows and tests render. */
export type Sample<Name extends BlockName = BlockName> = {
	/** What the sample shows. */
	readonly name: string;
	/** Where the block has something to show: on every brand (the default), on brands that have the content, or nowhere. */
	readonly shows?: 'everywhere' | 'somewhere' | 'nowhere';
	readonly fields?: BlockFields<Name>;
	/** Size of the brick that the block stands in; default: `brick_100`. */
	readonly size?: BrickSize;
	/** The block stands on the brand's themed background. */
	readonly band?: true;
	/** Path of the page; default: `/`. */
	readonly path?: string;
	/** Loads what the page is about; default: the front page. `undefined` when the brand has no such content. */
	readonly subject?: (contentQueries: ContentQueries) => Promise<Subject | undefined>;
	/** The comments of the brand; default: none. */
	readonly comments?: CommentService;
	/** Queries that replace those of the brand's own content. */
	readonly content?: Partial<ContentQueries>;
};

/** The samples of one block. */
export type BlockSamples<Name extends BlockName = BlockName> = { readonly block: Name; readonly samples: readonly Sample<Name>[] };
