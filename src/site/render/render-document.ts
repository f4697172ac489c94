import type { Assets } from '../assets.ts';
import { accountPageHeaders } from '../outputs/html/account-page-headers.ts';
import { bootScript } from '../outputs/html/boot-script.ts';
import { contentSecurityPolicy } from '../outputs/html/content-security.ts';
import { headMarkup } from '../outputs/html/head.ts';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { themeCss } from '../outputs/html/theme-css.ts';
import { plainDocument } from '../outputs/plain/plain-document.ts';
import type { Page } from '../page.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { PageType } from '../page-type.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { renderBody } from './render-body.tsx';

export type DocumentRequest = {
	readonly type: PageType | 'error';
	readonly status: number;
	readonly page: Pick<Page, 'arrange' | 'meta' | 'freshFor' | 'isAccountPage'>;
	readonly subject: Subject;
	readonly context: RenderContext;
	readonly assets: Assets;
};

/** Renders the page of a subject in the output of its address, with the purge keys and freshness that the page cache needs. */
export async function renderDocument(request: DocumentRequest): Promise<RenderedPage> {
	const { status, subject, context, page } = request;
	const { body, headers } = context.address.output === 'html' ? await htmlOutput(request) : plainOutput(request);
	return {
		status,
		contentType: 'text/html; charset=utf-8',
		body,
		headers: { ...headers, 'content-language': context.brand.locale },
		keys: [...context.contentQueries.keys],
		...(subject.kind === 'story' && { subject: context.contentQueries.keyOf(subject.story.id) }),
		freshFor: page.freshFor,
	};
}

type Document = Pick<RenderedPage, 'body' | 'headers'>;

function plainOutput({ type, page, subject, context }: DocumentRequest): Document {
	const { brand, address } = context;
	const body = plainDocument({ brand, output: address.output, pageType: type, meta: page.meta(subject, context) });
	return { body, headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'" } };
}

async function htmlOutput({ type, page, subject, context, assets }: DocumentRequest): Promise<Document> {
	const { body, css: sheets } = await renderBody(page, subject, context);
	const css = themeCss(context.brand) + sheets.join('');
	const origin = context.origins[context.brand.id];
	const { script, hash } = bootScript(assets, context);
	const html = htmlDocument({
		brand: context.brand,
		pageType: type,
		...(subject.kind === 'story' && { subtype: subject.story.kind }),
		accountPages: context.accountPages,
		build: assets.build,
		head: headMarkup(page.meta(subject, context), context.brand, origin),
		css,
		script,
		body,
	});
	const headers = page.isAccountPage
		? accountPageHeaders(hash, css, context)
		: { 'content-security-policy': contentSecurityPolicy(hash, css, context) };
	return { body: html, headers };
}
