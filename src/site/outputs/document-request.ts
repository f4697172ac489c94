import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { PageType } from '../page-type.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';

/** A subject whose document is to be rendered. */
export type DocumentRequest = {
	readonly type: PageType | 'error';
	readonly status: number;
	readonly page: Pick<PageDefinition, 'arrange' | 'meta' | 'freshFor' | 'isAccountPage' | 'isEmbed'>;
	readonly subject: Subject;
	readonly context: RenderContext;
	readonly assets: Assets;
};

/** A document in one output, with the headers that it needs. */
export type OutputDocument = Pick<RenderedPage, 'body' | 'digest' | 'headers'>;

/** Renders the document of a subject in one output; undefined when the output has no document of the page. */
export type RenderOutput = (request: DocumentRequest) => Promise<OutputDocument | undefined>;
