import type { Arrangement } from './arrangement.ts';
import type { PageMeta } from './page-meta.ts';
import type { RenderContext } from './render-context.ts';
import type { Subject } from './subject.ts';

/** What loading the subject of a page ends in. */
export type LoadResult =
	| { readonly kind: 'found'; readonly subject: Subject }
	| { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
	| { readonly kind: 'gone' }
	| { readonly kind: 'missing' };

/** The definition of a page type: what its pages load, which blocks they place, and their metadata. */
export type PageDefinition = {
	/** How long caches may serve the page without asking for it again, in seconds. */
	readonly freshFor: number;
	/**
	 * The page has account forms: it runs no third-party scripts but those of its forms, is not framed, and is stored by no cache but ours
	 * (R09, W01, W11).
	 */
	readonly isAccountPage?: true;
	/**
	 * The page stands in frames on the pages of other sites: it has no header, footer or consent notice, measures nobody, and any site may frame
	 * it, in every output (W11).
	 */
	readonly isEmbed?: true;
	load(context: RenderContext): Promise<LoadResult>;
	arrange(subject: Subject, context: RenderContext): Arrangement;
	meta(subject: Subject, context: RenderContext): PageMeta;
};
