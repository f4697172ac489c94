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
import { hasAuthForm } from './has-auth-form.ts';
import { renderBody } from './render-body.tsx';

export type DocumentRequest = {
	readonly type: PageType | 'error';
	readonly status: number;
	readonly page: Pick<PageDefinition, 'arrange' | 'meta' | 'freshFor' | 'isAccountPage'>;
	readonly subject: Subject;
	readonly context: RenderContext;
	readonly assets: Assets;
};

/** Renders the page of a subject in the output of its address, with the purge keys and freshness that the page cache needs. */
export async function renderDocument(request: DocumentRequest): Promise<RenderedPage> {
	const { status, subject, context, page } = request;
	const { body, headers } = context.address.output === 'html' ? await htmlOutput(request) : minimalOutput(request);
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

function minimalOutput({ type, page, subject, context }: DocumentRequest): Document {
	const { brand, address } = context;
	const body = minimalDocument({ brand, output: address.output, pageType: type, meta: page.meta(subject, context) });
	return { body, headers: { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'self'" } };
}

async function htmlOutput(request: DocumentRequest): Promise<Document> {
	const { type, page, subject, assets } = request;
	const hasForm = hasAuthForm(page.arrange(subject, request.context));
	const context = hasForm ? withoutTagManager(request.context) : request.context;
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
		head: headMarkup(page.meta(subject, context), context.brand, origin),
		css,
		script,
		body,
	});
	const headers = page.isAccountPage
		? accountPageHeaders(hash, css, {
				...context,
				formTarget: subject.kind === 'account' ? subject.clientAuthorizationRequest?.returnsTo : undefined,
			})
		: { 'content-security-policy': contentSecurityPolicy(hash, css, allowedOnPage(context, hasForm)) };
	return { body: html, headers };
}

/** Passwords are typed on the page, so no tag runs there (P06). */
function withoutTagManager({ analyticsScripts, ...context }: RenderContext): RenderContext {
	return { ...context, ...(analyticsScripts?.meta && { analyticsScripts: { meta: true } }) };
}

const allowedOnPage = ({ analyticsScripts, accountScripts = {}, accountApi }: RenderContext, hasForm: boolean): AllowedOnPage => ({
	tagManager: analyticsScripts?.tagManager !== undefined,
	form: hasForm ? scriptSources(accountScripts) : undefined,
	apiOrigin: accountApi?.apiOrigin,
});

/** The path of a page in the form in which browsers keep it (NAV-06, NAV-07). Nobody returns to account pages, nor to pages about errors. */
function pathToKeep(type: DocumentRequest['type'], { address: { path } }: RenderContext): string | undefined {
	if (type === 'users_registration' || type === 'error') return undefined;
	return path === '/' ? path : path.slice(0, -1);
}
