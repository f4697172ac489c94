// Error pages of a brand's site: 404, 410, 500 and 503. Refused requests (overload, bad form) get theirs from refusal-pages.ts.
import type { Texts } from '#brands';
import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { PageDefinition } from '../page-definition.ts';
import { pageTypeOfPath } from '../page-type.ts';
import { noticePage } from '../pages/notice-page.ts';
import { playerPage } from '../pages/player-page.ts';
import type { RenderContext } from '../render-context.ts';
import { renderDocument } from './render-document.ts';

/** Why a reader does not get a page: it never existed, it was removed, rendering failed, or its content cannot be read for now. */
export type ErrorPageKind = 'missing' | 'gone' | 'fault' | 'unavailable';

type ErrorPageOptions = {
	readonly assets: Assets;
	/** Shown to the reader of a fault, and logged with it. */
	readonly requestId?: string;
};

/** Renders the error page in the brand's words, with the HTTP status of its kind. An error in place of an embedded player has its size. */
export function renderErrorPage(
	kind: ErrorPageKind,
	context: RenderContext,
	{ assets, requestId }: ErrorPageOptions,
): Promise<RenderedPage> {
	const isPlayer = pageTypeOfPath(context.address.path, context.brand) === 'player';
	const { status, title, text } = errorPages(context.brand.texts, isPlayer)[kind];
	const offersNews = kind === 'missing' || kind === 'gone';
	const page = offersNews ? noticePage : { ...noticePage, arrange: arrangeErrorOnly };
	const subject = { kind: 'notice', name: String(status), title, text, ...(requestId && { requestId }) } as const;
	const parts = { status, subject, context, assets };
	return renderDocument(isPlayer ? { type: 'player', page: playerPage, ...parts } : { type: 'error', page, ...parts });
}

// When content cannot be read, there are no stories to show below the notice.
const arrangeErrorOnly: PageDefinition['arrange'] = (subject, context) => noticePage.arrange(subject, context).slice(0, 1);

type ErrorTexts = { readonly status: number; readonly title: string; readonly text: string };

function errorPages(texts: Texts, isPlayer: boolean): Readonly<Record<ErrorPageKind, ErrorTexts>> {
	const noVideo = isPlayer ? { title: texts.player.missing, text: texts.player.missingText } : undefined;
	return {
		missing: { status: 404, title: texts.notFoundTitle, text: texts.notFoundText, ...noVideo },
		gone: { status: 410, title: texts.goneTitle, text: texts.goneText, ...noVideo },
		fault: { status: 500, title: texts.faultTitle, text: texts.faultText },
		unavailable: { status: 503, title: texts.unavailableTitle, text: texts.unavailableText },
	};
}
