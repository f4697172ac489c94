import { hrefOf } from '../address.ts';
import type { BlockPage } from '../block.ts';
import { hrefInOutput } from '../output-availability.ts';
import type { DocumentRequest, OutputDocument } from '../outputs/document-request.ts';
import { accountPageHeaders } from '../outputs/html/account-page-headers.ts';
import { scriptSources } from '../outputs/html/account-script-sources.ts';
import { bootScript } from '../outputs/html/boot-script.ts';
import { type AllowedOnPage, contentSecurityPolicy } from '../outputs/html/content-security-policy.ts';
import { headMarkup } from '../outputs/html/head.ts';
import { htmlDocument } from '../outputs/html/html-document.ts';
import { pageStyle } from '../outputs/html/page-style.ts';
import type { PageMeta } from '../page-meta.ts';
import { absoluteUrl } from '../pages/page-urls.ts';
import type { RenderContext } from '../render-context.ts';
import { digestOf, encodeChunks } from '../ui/cached/chunks.ts';
import { needsFormScripts } from './needs-form-scripts.ts';
import { renderBody } from './render-body.ts';

/** Renders the html output of a subject: every page has it. */
export async function renderHtml(request: DocumentRequest): Promise<OutputDocument> {
	const { type, page, subject, assets } = request;
	const hasForm = needsFormScripts(page.arrange(subject, request.context));
	const context = contextOfPage(request, hasForm);
	const { body, css: sheets } = await renderBody(page, subject, context);
	const style = pageStyle(context.brand, sheets);
	const { script, hash } = bootScript(assets, context);
	const chunks = htmlDocument({
		brand: context.brand,
		pageType: type,
		...(subject.kind === 'story' && { subtype: subject.story.kind }),
		pathToKeep: pathToKeep(type, context),
		accountApi: context.accountApi,
		build: assets.build,
		isEmbed: page.isEmbed,
		isPreview: context.isPreview,
		head: headMarkup(withAmpLink(page.meta(subject, context), { context, subject }), context),
		style,
		script,
		body,
	});
	const headers = headersOf({ ...request, context }, { script: hash, style: style.hash }, hasForm);
	return { body: encodeChunks(chunks), digest: digestOf(chunks), headers };
}

/** The source expressions of the inline code of a page. */
type InlineHashes = { readonly script: string; readonly style: string };

function headersOf(
	{ page, subject, context }: DocumentRequest,
	{ script, style }: InlineHashes,
	hasForm: boolean,
): OutputDocument['headers'] {
	if (page.isAccountPage) {
		const formTarget = subject.kind === 'account' ? subject.clientAuthorizationRequest?.returnsTo : undefined;
		return accountPageHeaders(script, style, { ...context, formTarget });
	}
	const commentsOrigin = subject.kind === 'story' && context.comments ? new URL(context.comments.frame).origin : undefined;
	const allowed = { ...allowedOnPage(context, hasForm), commentsOrigin, isEmbed: page.isEmbed };
	const policy = { 'content-security-policy': contentSecurityPolicy(script, style, allowed) };
	return page.isEmbed ? { ...policy, 'x-robots-tag': 'noindex' } : policy;
}

/** The metadata with a link to the amp page, if there is one. Only the page at the canonical address has the link. */
function withAmpLink(meta: PageMeta, { context, subject }: BlockPage): PageMeta {
	const amphtml = hrefInOutput('amp', { context, subject });
	const isCanonical = meta.canonical === absoluteUrl(hrefOf(context.address), context);
	return amphtml === undefined || !isCanonical ? meta : { ...meta, amphtml: absoluteUrl(amphtml, context) };
}

/**
 * The context of a page, without what must not run there: third-party scripts, accounts and measuring in a frame on another site; tags
 * beside a form to sign in or up; offline reading on an account page.
 */
function contextOfPage({ page, context }: DocumentRequest, hasForm: boolean): RenderContext {
	if (page.isEmbed) return withoutReaders(context);
	const allowed = hasForm ? withoutTagManager(context) : context;
	return page.isAccountPage ? { ...allowed, offlineReading: false } : allowed;
}

const withoutReaders = (context: RenderContext): RenderContext => {
	const { analyticsScripts, accountApi, accountScripts, speedSample, offlineReading, ...others } = context;
	return others;
};

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
 * The path that the browser stores to return to, without a slash at the end (NAV-06, NAV-07). Undefined for account pages, players in
 * frames, previews, and pages about errors or a missing connection.
 */
function pathToKeep(type: DocumentRequest['type'], { address: { path }, isPreview }: RenderContext): string | undefined {
	if (isPreview || nobodyReturnsTo.has(type)) return undefined;
	return path === '/' ? path : path.slice(0, -1);
}

const nobodyReturnsTo: ReadonlySet<DocumentRequest['type']> = new Set(['users_registration', 'player', 'error', 'offline']);
