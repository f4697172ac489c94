import type { PurgeKey } from '#content/contract';
import type { Arrangement } from './arrangement.ts';
import type { PageMeta } from './page-meta.ts';
import type { RenderContext } from './render-context.ts';
import type { Subject } from './subject.ts';

/** What the loader of a page found. */
export type Loaded =
	| { readonly kind: 'found'; readonly subject: Subject; readonly key?: PurgeKey }
	| { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
	| { readonly kind: 'gone' }
	| { readonly kind: 'missing' };

/** How one page type is made. */
export type Page = {
	/** Seconds that the page may be served without asking again. */
	readonly freshFor: number;
	/** About accounts: nothing of others runs in it, nothing frames it, and nothing on its way keeps it (R09, W01, W11). */
	readonly isAccountPage?: true;
	load(context: RenderContext): Promise<Loaded>;
	arrange(subject: Subject, context: RenderContext): Arrangement;
	meta(subject: Subject, context: RenderContext): PageMeta;
};
