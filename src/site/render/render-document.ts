import type { Assets } from '../assets.ts';
import { accountPageHeaders } from '../outputs/html/account-page-headers.ts';
import { scriptSources } from '../outputs/html/account-script-sources.ts';
import { bootScript } from '../outputs/html/boot-script.ts';
import { type AllowedOnPage, contentSecurityPolicy } from '../outputs/html/content-security.ts';
import { headMarkup } from '../outputs/html/head.ts';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { themeCss } from '../outputs/html/theme-css.ts';
import { minimalDocument } from '../outputs/minimal/minimal-document.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { PageType } from '../page-type.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { needsFormScripts } from './needs-form-scripts.ts';
import { renderBody } from './render-body.tsx';

export type DocumentRequest = {
	readonly type: PageType | 'error';
	readonly status: number;
	readonly page: Pick<PageDefinition, 'arrange' | 'meta' | 'freshFor' | 'isAccountPage' | 'isEmbed'>;
	readonly subject: Subject;
	readonly context: RenderContext;
	readonly assets: Assets;
};

/** Renders the page of a subject in the output of its address, with the purge keys and freshness that the page cache needs. */
export async function renderDocument(request: DocumentRequest): Promise<RenderedPage> {
	const { status, subject, context, page } = request;
	const isHtml = context.address.output === 'html' || page.isEmbed;
	const { body, headers } = isHtml ? await htmlOutput(request) : minimalOutput(request);
	const story = 'story' in subject ? subject.story : undefined;
	return {
		status,
		contentType: 'text/html; charset=utf-8',
		body,
		headers: { ...headers, 'content-language': context.brand.locale },
		keys: [...context.contentQueries.keys],
		...(story && { subject: context.contentQueries.keyOf(story.id) }),
		freshFor: page.freshFor,
		...(page.isEmbed && { isEmbed: true }),
	};
}

type Document = Pick<RenderedPage, 'body' | 'headers'>;

function minimalOutput({ type, page, subject, context }: DocumentRequest): Document {
	const { brand, address } = context;
	const body = minimalDocument({ brand, output: address.output, pageType: type, meta: page.meta(subject, context) });
	return { body, headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'" } };
}

async function htmlOutput(request: DocumentRequest): Promise<Document> {
	const { type, page, subject, assets } = request;
	const hasForm = needsFormScripts(page.arrange(subject, request.context));
	const context = contextOfPage(request, hasForm);
	const { body, css: sheets } = await renderBody(page, subject, context);
	const css = themeCss(context.brand) + sheets.join('');
	const origin = context.origins[context.brand.id];
	const { script, hash } = bootScript(assets, context);
	const html = htmlDocument({
		brand: context.brand,
		pageType: type,
		...(subject.kind === 'story' && { subtype: subject.story.kind }),
		pathToKeep: pathToKeep(type, context),
		accountApi: context.accountApi,
		build: assets.build,
		isEmbed: page.isEmbed,
		head: headMarkup(page.meta(subject, context), context.brand, origin),
		css,
		script,
		body,
	});
	if (page.isAccountPage) {
		const formTarget = subject.kind === 'account' ? subject.clientAuthorizationRequest?.returnsTo : undefined;
		return { body: html, headers: accountPageHeaders(hash, css, { ...context, formTarget }) };
	}
	const allowed = { ...allowedOnPage(context, hasForm), isEmbed: page.isEmbed };
	const policy = { 'content-security-policy': contentSecurityPolicy(hash, css, allowed) };
	return { body: html, headers: page.isEmbed ? { ...policy, 'x-robots-tag': 'noindex' } : policy };
}

/**
 * The context of a page without what may not run on it: in a frame on another site, scripts of others, accounts and measuring; beside a form,
 * tags.
 */
function contextOfPage({ page, context }: DocumentRequest, hasForm: boolean): RenderContext {
	if (page.isEmbed) return withoutReaders(context);
	return hasForm ? withoutTagManager(context) : context;
}

const withoutReaders = ({ analyticsScripts, accountApi, accountScripts, speedSample, ...context }: RenderContext): RenderContext => context;

/** Passwords are typed on the page, so no tag runs there (P06). */
function withoutTagManager({ analyticsScripts, ...context }: RenderContext): RenderContext {
	return { ...context, ...(analyticsScripts?.meta && { analyticsScripts: { meta: true } }) };
}

const allowedOnPage = ({ analyticsScripts, accountScripts = {}, accountApi }: RenderContext, hasForm: boolean): AllowedOnPage => ({
	tagManager: analyticsScripts?.tagManager !== undefined,
	form: hasForm ? scriptSources(accountScripts) : undefined,
	apiOrigin: accountApi?.apiOrigin,
});

/**
 * The path of a page in the form in which browsers keep it (NAV-06, NAV-07). Nobody returns to account pages, to players in frames, or to pages
 * about errors.
 */
function pathToKeep(type: DocumentRequest['type'], { address: { path } }: RenderContext): string | undefined {
	if (type === 'users_registration' || type === 'player' || type === 'error') return undefined;
	return path === '/' ? path : path.slice(0, -1);
}
